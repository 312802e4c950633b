import { ConfigError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'
import type { Subdomain } from '@hostwright/types'
import type { DesiredSite } from '../generated/desired.ts'
import { type ChangeDraft, type Comparison, nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { erase, harmless, none } from '../resource/effects.ts'
import { byProperty, define, listKeys, ofSite, parentsOf } from '../resource/facts.ts'
import { memoOf } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingContext, type Resource, type Site, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { lacksCertificate, toCertificate } from './ssl.ts'
import { never, whereEmpty } from '../resource/unattended.ts'
import { isFreeName } from '../zone/is-free-name.ts'

const fields = { ssl: harmless, memo: harmless } as const

/** The subdomains of the domains that the file describes. */
export const subdomains: Resource<'subdomains'> = define((): Resource<'subdomains'> => ({
  ...ofSite,
  section: async ({ read }) => ({ path: 'subdomains', count: (await read.subdomains()).length }),
  scope: 'server',
  ...byProperty,
  unattended: {
    operations: ['createSubdomain', 'updateSubdomain'],
    creation: {
      says: 'at a name that has no record and is below no wildcard',
      onUpdate: false,
      allows: (asked) => isFreeName(asked, asked.at.domain ?? '', asked.at.name ?? ''),
    },
    fields: { ssl: never, memo: whereEmpty },
  },
  creation: none,
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  parents: ({ at }) =>
    parentsOf({ domain: at.domain, site: at.name }).filter(({ kind }) => kind === 'domains'),
  async along({ address, read }, site) {
    const below = (await read.subdomains()).filter(({ domain }) => toPunycode(domain) === site)
    return below.map(({ subdomain }) => `${address}/subdomains/${toPunycode(subdomain)}`)
  },
  listed: ({ domains = {} }) =>
    Object.entries(domains).flatMap(([domain, { subdomains: sites }]) =>
      listKeys(sites, '', (label) => `subdomains/${label}.${domain}`, ['domains', domain, 'subdomains']),
    ),
  compare,
  // Exports nothing, because a subdomain is exported with its domain.
  export: async () => ({}),
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined) return undefined
    const { memo, ssl } = found
    return action === 'delete' ? { memo, with: await where.along(at.name) } : { memo, ssl }
  },
  requests({ servername }, target, now) {
    const { name: subdomain } = target.at
    const path = { servername, subdomain }
    if (target.action === 'delete') return [toPlannedOperation('deleteSubdomain', path, {})]
    if (target.action === 'update') return [toPlannedOperation('updateSubdomain', path, memoOf(target.after))]
    if (lacksCertificate(now, target)) return [toCertificate(servername, subdomain)]
    return [toPlannedOperation('createSubdomain', { servername }, { subdomain, ...written(target) })]
  },
  isStep: lacksCertificate,
}))

async function compare(context: HostingContext): Promise<Comparison> {
  const { address, server, read, wanted } = context
  const sites = await listSubdomainSites(context)
  const isPruned = wanted.prune?.includes('subdomains') === true
  const isDescribed = Object.values(wanted.domains ?? {}).some((domain) => domain.subdomains !== undefined)
  if (!isDescribed && !isPruned) return nothing
  const parents = new Set(Object.keys(wanted.domains ?? {}).map((domain) => toPunycode(domain)))
  const known = (await read.subdomains()).filter(({ domain }) => parents.has(toPunycode(domain)))
  const comparison = compareNamed({
    address: `${address}/subdomains`,
    at: { kind: 'subdomains', server },
    fields,
    stage: stages.subdomain,
    removalStage: stages.shutSubdomain,
    wanted: sites.map((site) => ({ name: site.name, value: site.wanted })),
    found: known.map((value) => ({ name: toPunycode(value.subdomain), value })),
    isPruned,
    create: (_, { ssl, memo }) => ({
      after: { ...(ssl !== undefined && { ssl }), ...(memo !== undefined && { memo }) },
    }),
    update: (_, { memo }, found) =>
      memo === undefined || memo === found.memo ? undefined : { after: { memo }, stage: stages.site },
  })
  const domains = new Map([
    ...known.map(({ subdomain, domain }) => [toPunycode(subdomain), toPunycode(domain)] as const),
    ...sites.map(({ name, domain }) => [name, domain] as const),
  ])
  const withDomain = (change: ChangeDraft): ChangeDraft => {
    const site = change.at.name ?? ''
    return { ...change, at: { ...change.at, site, domain: domains.get(site) } }
  }
  return { ...comparison, changes: comparison.changes.map(withDomain) }
}

async function find({ read }: HostingWhere, name: string): Promise<Subdomain | undefined> {
  return (await read.subdomains()).find(({ subdomain }) => toPunycode(subdomain) === name)
}

/** Returns the subdomains of the file, each with whether it exists on the server. */
export async function listSubdomainSites({
  read,
  wanted,
  isNew,
}: HostingContext): Promise<Site<DesiredSite>[]> {
  const given = Object.entries(wanted.domains ?? {}).flatMap(([domain, { subdomains: sites = {} }]) =>
    Object.entries(sites).map(([label, site]) => ({
      name: toPunycode(`${label}.${domain}`),
      domain: toPunycode(domain),
      wanted: site,
    })),
  )
  if (given.length === 0) return []
  const listed = new Set((await read.subdomains()).map(({ subdomain }) => toPunycode(subdomain)))
  const sites = given.map((site) => ({ ...site, isNew: isNew || !listed.has(site.name) }))
  const twice = sites.find(
    ({ name, domain, isNew: isCreated }) => isCreated && `.${name}`.endsWith(`.${domain}.${domain}`),
  )
  if (twice === undefined) return sites
  const { name, domain } = twice
  throw new ConfigError('subdomains', `of ${domain} would create ${name}: give the name without its domain`)
}
