import { isApiError } from '@hostwright/common'
import { toPunycode } from '@hostwright/hosting'
import type { Domain, HostingServer } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredDomain } from '../generated/desired.ts'
import {
  type ChangeDraft,
  type Comparison,
  type CreateOnly,
  type Unmanaged,
  nothing,
  toUnmanaged,
} from '../resource/change.ts'
import { erase, harmless, none, onceOnly } from '../resource/effects.ts'
import { byProperty, define, listKeys, nothingAlong, ofSite } from '../resource/facts.ts'
import { namesOf } from '../resource/pick-differences.ts'
import { memoOf, toPlace } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Draft, type HostingContext, type Resource, type Site, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { lacksCertificate, toCertificate } from './ssl.ts'
import { never, whereEmpty } from '../resource/unattended.ts'

const fields = {
  ssl: harmless,
  redirect_https: onceOnly,
  ai_crawler_block_enabled: onceOnly,
  memo: harmless,
} as const

/** The domains of a server. */
export const domains: Resource<'domains'> = define((): Resource<'domains'> => ({
  ...ofSite,
  section: async ({ read }) => ({ path: 'domains', count: (await read.domains()).length }),
  scope: 'server',
  ...byProperty,
  unattended: {
    operations: ['updateDomain'],
    creation: never,
    fields: { ssl: never, redirect_https: never, ai_crawler_block_enabled: never, memo: whereEmpty },
  },
  creation: none,
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  parents: () => [],
  awaits: ({ at, action }) => (action === 'create' ? [`proof ${at.domain}`] : []),
  listed: (server) => listKeys(server.domains, 'domains'),
  compare,
  async export({ read }) {
    const listed = await read.domains()
    return { domains: Object.fromEntries(listed.map(({ domain, memo }) => [domain, { memo }])) }
  },
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined) return undefined
    const { memo, ssl } = found
    return action === 'delete' ? { memo, with: await where.along(at.name) } : { memo, ssl }
  },
  requests({ servername }, target, now) {
    const { name: domain } = target.at
    if (target.action === 'delete') return [toPlannedOperation('deleteDomain', { servername, domain }, {})]
    if (target.action === 'update')
      return [toPlannedOperation('updateDomain', { servername, domain }, memoOf(target.after))]
    if (lacksCertificate(now, target)) return [toCertificate(servername, domain)]
    return [toPlannedOperation('createDomain', { servername }, { domain, ...written(target) })]
  },
  isStep: lacksCertificate,
}))

async function compare(context: HostingContext): Promise<Comparison> {
  const { address, read, wanted } = context
  if (wanted.domains === undefined) return nothing
  const listed = new Map((await read.domains()).map((found) => [toPunycode(found.domain), found]))
  const items = [...listed.keys()].map((name) => `${address}/domains/${name}`)
  const changes: ChangeDraft[] = []
  const unmanaged: Unmanaged[] = []
  const createOnly: CreateOnly[] = []
  for (const [given, domain] of Object.entries(wanted.domains)) {
    const name = toPunycode(given)
    const { memo } = domain
    const found = listed.get(name)
    listed.delete(name)
    const once = namesOf(fields, 'create-only').filter((property) => domain[property] !== undefined)
    const toOnce = (property: string): CreateOnly => ({ address: `${address}/domains/${name}`, property })
    if (found === undefined && isInitialDomain(context, name)) {
      // The API has no memo of an initial domain that it does not list.
      createOnly.push(...[...once, ...(memo ? ['memo'] : [])].map(toOnce))
      continue
    }
    if (found === undefined) {
      const obstacles = await listOtherServers(context, name)
      changes.push({ ...toCreation(context, name, domain), obstacles })
      continue
    }
    createOnly.push(...once.map(toOnce))
    if (memo !== undefined && memo !== found.memo) {
      changes.push({ ...toDraft(context, name), action: 'update', after: { memo }, stage: stages.site })
    }
  }
  for (const name of listed.keys()) {
    if (isInitialDomain(context, name)) continue
    const draft = toDraft(context, name)
    if (wanted.prune?.includes('domains') !== true) unmanaged.push(toUnmanaged(draft.address, null))
    else changes.push({ ...draft, action: 'delete', stage: stages.shutDomain })
  }
  return { changes, unmanaged, sections: [{ address: `${address}/domains`, items }], createOnly }
}

async function find({ read }: HostingWhere, name: string): Promise<Domain | undefined> {
  return (await read.domains()).find(({ domain }) => toPunycode(domain) === name)
}

/**
 * Returns an obstacle if another server of the account has the domain. It would have to be deleted there, which erases
 * its mail and websites.
 */
async function listOtherServers({ account, servername }: HostingContext, name: string): Promise<string[]> {
  const others = (await account.hostingServers()).filter((server) => server.servername !== servername)
  const listed = await Promise.all(
    others.map(async (other) => ((await hasDomain(account, other, name)) ? [other.servername] : [])),
  )
  return listed
    .flat()
    .map(
      (other) =>
        `${other} has this domain: delete it there first. That erases its mail and websites on ${other}.`,
    )
}

/**
 * Whether a server has a domain. A server whose domains the API does not return, such as a suspended one or one that
 * the key may not read, counts as not having it.
 */
async function hasDomain(
  account: AccountReader,
  { servername }: HostingServer,
  name: string,
): Promise<boolean> {
  try {
    const listed = await account.site(servername).domains()
    return listed.some(({ domain }) => toPunycode(domain) === name)
  } catch (error) {
    if (isApiError(error)) return false
    throw error
  }
}

/** Returns the domains in the file, each with whether it exists on the server. */
export async function listDomainSites(context: HostingContext): Promise<Site<DesiredDomain>[]> {
  const { read, wanted } = context
  if (wanted.domains === undefined) return []
  const listed = new Set((await read.domains()).map(({ domain }) => toPunycode(domain)))
  return Object.entries(wanted.domains).map(([given, domain]) => {
    const name = toPunycode(given)
    const isThere = listed.has(name) || isInitialDomain(context, name)
    return { name, domain: name, isNew: context.isNew || !isThere, wanted: domain }
  })
}

function toCreation(context: HostingContext, domain: string, wanted: DesiredDomain): ChangeDraft {
  const { ssl, redirect_https, ai_crawler_block_enabled, memo } = wanted
  const after = toPlace({ ssl, redirect_https, ai_crawler_block_enabled, memo })
  return { ...toDraft(context, domain), action: 'create', after, stage: stages.domain }
}

function toDraft(
  { address, server }: HostingContext,
  name: string,
): Pick<Draft<'domains'>, 'address' | 'at' | 'sequence'> {
  const sequence = `${address}/domains/${name}`
  return { address: sequence, sequence, at: { kind: 'domains', server, domain: name, site: name, name } }
}

/** Whether a domain is the one that the server was created with: it can be neither added nor deleted. */
export function isInitialDomain({ servername }: Pick<HostingContext, 'servername'>, domain: string): boolean {
  return domain === servername
}
