import type { DesiredSite } from '../generated/desired.ts'
import { toHost } from '../names/resource-names.ts'
import type { Change, Place, Subject } from './change.ts'
import { erase, type Said, type Told } from './effects.ts'
import type { Scope, SiteId } from './kinds.ts'
import { isBetween } from './place.ts'
import type { Entry, Gate, Parent } from './resource.ts'

// Facts that several kinds share. A kind takes a group of them by its name, and gives the others itself.

/**
 * Returns facts that are made of groups. A bundler can drop the call, unlike a spread at the top of a module, which may
 * call a getter.
 */
/* @__NO_SIDE_EFFECTS__ */
export function define<Facts>(make: () => Facts): Facts {
  return make()
}

interface Comparing {
  readonly around: () => Promise<undefined>
  readonly compared: 'written' | 'whole'
  readonly normal: (place: Place) => Place
  readonly isStep: (now: Place, change: Pick<Change, 'before' | 'after'>) => boolean
  readonly afterOther: (place: Place) => Place
  readonly repeat: 'key'
  readonly putBack: () => never[]
}

/** Compares the written properties of a place with those before and after the change. */
export const byProperty: Comparing = {
  around: async () => undefined,
  compared: 'written',
  normal: (place) => place,
  isStep: (now, { before, after }) => isBetween(now, before, after),
  afterOther: (place) => place,
  repeat: 'key',
  putBack: () => [],
}

/** Compares a place with all its properties, also those that the change does not write. */
export const asWhole: Comparing = define((): Comparing => ({ ...byProperty, compared: 'whole' }))

type Placed = { readonly at: Pick<Subject, 'kind' | 'name' | 'site'> }

interface Belonging<S extends Scope, At> {
  readonly scope: S
  readonly below: (target: Placed) => string
  readonly endsWithSite: boolean
  readonly sentName: () => undefined
  readonly section: () => Promise<undefined>
  readonly parents: (draft: { readonly at: At }) => readonly Parent[]
  readonly within: 'innermost'
  readonly isOf: (at: At, domain: string) => boolean | undefined
  readonly opens: () => readonly Gate[]
  readonly awaits: () => readonly Gate[]
  readonly isShared: false
  readonly wantsAddress: boolean
  readonly inEveryStatus: boolean
}

/** Belongs to a hosting server alone. */
export const ofServer: Belonging<'server', unknown> = {
  scope: 'server',
  section: async () => undefined,
  below: ({ at: { kind, name } }) => (name === undefined ? kind : `${kind}/${name}`),
  endsWithSite: false,
  sentName: () => undefined,
  parents: () => [],
  within: 'innermost',
  isOf: () => undefined,
  opens: () => [],
  awaits: () => [],
  isShared: false,
  wantsAddress: false,
  inEveryStatus: false,
}

/** Belongs to a VPS. */
export const ofVps: Belonging<'vps', unknown> = define((): Belonging<'vps', unknown> => ({
  ...ofServer,
  scope: 'vps',
  below: ({ at }) => at.kind.replace('vps_', ''),
}))

/** Belongs to a domain or subdomain. */
export const ofSite: Belonging<'site', SiteId> = define((): Belonging<'site', SiteId> => ({
  ...ofServer,
  scope: 'site',
  below: ({ at }) => `${at.kind}/${at.site}`,
  endsWithSite: true,
  parents: ({ at }) => parentsOf(at),
  isOf: (at, domain) => at.domain === domain,
}))

/**
 * Returns the domain and the subdomain around a place. A domain that the site is not below, as in a plan that somebody
 * edited, is not around it.
 */
export function parentsOf({ domain, site }: SiteId): Parent[] {
  const subdomain = { kind: 'subdomains', name: site } as const
  const isBelow = site === domain || site.endsWith(`.${domain}`)
  return isBelow ? [{ kind: 'domains', name: domain }, subdomain] : [subdomain]
}

/** Returns the domain and the subdomain around a mail account, and the account itself. */
export function parentsOfMailbox({
  domain,
  name,
}: Pick<SiteId, 'domain'> & { readonly name: string }): Parent[] {
  return [...parentsOf({ domain, site: toHost(name) }), { kind: 'mail', name }]
}

/** Belongs to a mail account. */
export const ofMailbox: Belonging<'site', SiteId & { readonly name: string }> = define(
  (): Belonging<'site', SiteId & { readonly name: string }> => ({
    ...ofSite,
    parents: ({ at }) => parentsOfMailbox(at),
    below: ({ at }) => `mail/${at.name}/${at.kind}`,
    endsWithSite: false,
  }),
)

/** Lists nothing. */
export const nothingAlong = async (): Promise<readonly string[]> => []

/** States that the entries of the file have no addresses of their own. */
export const unlisted = (): readonly Entry[] => []

interface Standing {
  readonly creation: 'by property'
  readonly deletion: (change: Told) => Said
  readonly initial: 'service' | 'empty'
  readonly prune: 'never'
  readonly along: () => Promise<readonly string[]>
}

/** Exists with what it belongs to, with a value that the service chooses. A plan only changes it. */
export const alwaysThere: Standing = {
  creation: 'by property',
  deletion: erase,
  initial: 'service',
  prune: 'never',
  along: nothingAlong,
}

/** Returns the entries of those settings of a section that the file gives. */
export function listGiven(
  section: object | undefined,
  names: readonly string[],
  address: (name: string) => string = (name) => name,
  path: readonly string[] = [],
): Entry[] {
  return names
    .filter((name) => (Object(section) as Readonly<Record<string, unknown>>)[name] !== undefined)
    .map((name) => ({ address: address(name), path: [...path, name] }))
}

/** Returns the entries of a section that has names as its keys. */
export function listKeys(
  section: object | undefined,
  name: string,
  toAddress: (key: string) => string = (key) => `${name}/${key}`,
  path: readonly string[] = [name],
): Entry[] {
  return Object.keys(section ?? {}).map((key) => ({ address: toAddress(key), path: [...path, key] }))
}

/** Returns the entries of those mail accounts of a section whose setting the file gives. */
export function listMailboxes(
  { mail }: Pick<DesiredSite, 'mail'>,
  site: string,
  setting: 'forwarding' | 'auto_reply',
): Entry[] {
  return Object.entries(mail?.accounts ?? {}).flatMap(([user, account]) =>
    listGiven(account, [setting], () => `mail/${`${user}@${site}`.toLowerCase()}/${setting}`, [
      'mail',
      'accounts',
      user,
    ]),
  )
}
