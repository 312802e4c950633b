import { toPunycode } from '@hostwright/hosting'
import type { VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import { toHostingContext } from '../engine/compare-hosting.ts'
import { mergeDesired, type Readable } from './parts.ts'
import type { DesiredDomain, DesiredHosting, DesiredVps } from '../generated/desired.ts'
import { kindOf, prunable, sectionsOf } from '../kinds/table.ts'
import type { Scope } from '../resource/kinds.ts'
import type { HostingContext, Section, Site } from '../resource/resource.ts'
import type { Selection } from './selection.ts'

/** How an account is exported. */
export interface Part {
  /** Whether the sections delete what they do not list. */
  readonly prune: boolean
  /** The part of the account that is exported. */
  readonly selection: Selection
  readonly counter: Counter
}

/** Counts the domains and VPSs of an export. */
export interface Counter {
  /** Notes that so many more will be read. */
  expect(count: number): void
  /** Notes that one was read. */
  count(): void
}

/** Exports the hosting servers of an account, by name. */
export async function exportHosting(
  read: AccountReader,
  readable: Readable,
  part: Part,
): Promise<Record<string, DesiredHosting>> {
  const { selection } = part
  const { servers = [] } = await readable.get('hosting', async () => ({
    servers: await read.hostingServers(),
  }))
  const exported: Record<string, DesiredHosting> = {}
  for (const { servername } of servers) {
    const address = `hosting/${servername}`
    const isWhole = selection.hasServer(address)
    if (!isWhole && !selection.mayHaveDomain(address)) continue
    const server = await exportServer(read, readable, servername, part, isWhole)
    if (selection.isAll || Object.keys(server).length > 0) exported[servername] = server
  }
  return exported
}

async function exportServer(
  read: AccountReader,
  readable: Readable,
  servername: string,
  part: Part,
  isWhole: boolean,
): Promise<DesiredHosting> {
  const { prune, selection, counter } = part
  const context = await toHostingContext(read, servername, {}, {})
  const chosen = choose('server', selection).filter(() => isWhole)
  const parts = await Promise.all(
    chosen.map((resource) => readable.get(context.address, () => resource.export(context))),
  )
  const pruned = prunable().filter((kind) => isWhole && selection.has(kind))
  const { domains: listed, ...merged } = mergeDesired<DesiredHosting>([
    ...(prune && pruned.length > 0 ? [{ prune: pruned }] : []),
    ...parts,
  ])
  if (!hasSites(selection)) return merged
  const isListed = isWhole && selection.has('domains')
  const all = isListed ? (listed ?? {}) : await listDomains(context, readable)
  const names = (await listNames(context, readable, Object.keys(all))).filter((name) =>
    selection.hasDomain(context.address, name),
  )
  const domains: Record<string, DesiredDomain> = {}
  counter.expect(names.length)
  for (const name of names) {
    const domain = await exportDomain(context, readable, name, part)
    counter.count()
    const own = selection.has('domains') ? (all[name] ?? {}) : {}
    const merge = mergeDesired<DesiredDomain>([own, domain])
    const isEmpty = !selection.has('domains') && Object.keys(merge).length === 0
    if (!isEmpty) domains[name] = prune ? withPrune('site', merge, selection) : merge
  }
  return Object.keys(domains).length === 0 ? merged : { ...merged, domains }
}

/** Returns the kinds of a scope that are exported. */
function choose<S extends Scope>(scope: S, selection: Selection): Section<S>[] {
  return sectionsOf(scope).filter((facts) => selection.has(kindOf(facts)))
}

/** Whether something of domains or subdomains is exported. */
function hasSites(selection: Selection): boolean {
  return choose('site', selection).length > 0 || selection.has('domains') || selection.has('subdomains')
}

/** Lists the domains of a server of which only a part is exported. */
async function listDomains(
  context: HostingContext,
  readable: Readable,
): Promise<Record<string, DesiredDomain>> {
  const domains = sectionsOf('server').find((facts) => kindOf(facts) === 'domains')!
  const found = await readable.get(context.address, () => domains.export(context))
  return found.domains ?? {}
}

/**
 * Returns the domains of a server that are exported. The initial domain is added if it has DNS records, even if the API
 * does not list it.
 */
async function listNames(
  { address, servername, read }: HostingContext,
  readable: Readable,
  names: readonly string[],
): Promise<string[]> {
  const isListed = names.some((name) => toPunycode(name) === servername)
  const { records = [] } = await readable.get(address, async () => ({ records: await read.dns() }))
  const holds = records.some(({ domain }) => toPunycode(domain) === servername)
  return isListed || !holds ? [...names] : [servername, ...names]
}

async function exportDomain(
  context: HostingContext,
  readable: Readable,
  given: string,
  part: Part,
): Promise<DesiredDomain> {
  const { prune, selection } = part
  const name = toPunycode(given)
  const site = { name, domain: name, isNew: false, wanted: {} }
  const own = await exportSite(context, readable, site, selection)
  const { listed = [] } = await readable.get(`${context.address}/${name}`, async () => ({
    listed: await context.read.subdomains(),
  }))
  const subdomains: Record<string, DesiredDomain> = {}
  for (const { domain, subdomain, memo } of listed) {
    if (toPunycode(domain) !== name) continue
    const full = toPunycode(subdomain)
    const below = await exportSite(context, readable, { ...site, name: full }, selection)
    const isChosen = selection.has('subdomains')
    const merged = mergeDesired<DesiredDomain>([isChosen ? { memo } : {}, below])
    if (!isChosen && Object.keys(merged).length === 0) continue
    subdomains[full.slice(0, -name.length - 1)] = prune ? withPrune('site', merged, selection) : merged
  }
  return Object.keys(subdomains).length === 0 ? own : { ...own, subdomains }
}

async function exportSite(
  context: HostingContext,
  readable: Readable,
  site: Site,
  selection: Selection,
): Promise<DesiredDomain> {
  const parts = await Promise.all(
    choose('site', selection).map((resource) =>
      readable.get(`${context.address}/${site.name}`, () => resource.export(context, site)),
    ),
  )
  return mergeDesired<DesiredDomain>(parts)
}

/** Returns a section that deletes what it does not list. */
function withPrune<T extends DesiredDomain | DesiredVps>(
  scope: 'site' | 'vps',
  section: T,
  selection: Selection,
): T {
  return choose<'site' | 'vps'>(scope, selection).reduce(
    (merged, { prune }) => (typeof prune === 'function' ? { ...merged, ...prune(merged) } : merged),
    section,
  )
}

/** Exports the VPSs of an account by name, or by uuid if several VPSs have the name or it is empty. */
export async function exportVps(
  read: AccountReader,
  readable: Readable,
  { prune, selection, counter }: Part,
): Promise<Record<string, DesiredVps>> {
  const { servers = [] } = await readable.get('vps', async () => ({ servers: await read.vpsServers() }))
  const chosen = servers.flatMap((found) => {
    const name = isUnique(found, servers) ? found.name : found.uuid
    return selection.hasServer(`vps/${name}`) ? [{ found, name }] : []
  })
  counter.expect(chosen.length)
  const entries = await Promise.all(
    chosen.map(async ({ found, name }) => {
      const { uuid } = found
      const context = { address: `vps/${name}`, server: uuid, uuid, found, account: read, wanted: {} }
      const parts = await Promise.all(
        choose('vps', selection).map((resource) =>
          readable.get(context.address, () => resource.export(context)),
        ),
      )
      counter.count()
      const isNamed = name === found.name || found.name === '' || !selection.has('vps_name')
      const merged = mergeDesired<DesiredVps>([isNamed ? {} : { name: found.name }, ...parts])
      return [name, prune ? withPrune('vps', merged, selection) : merged] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, vps]) => selection.isAll || Object.keys(vps).length > 0))
}

function isUnique({ name }: VpsServerSummary, servers: readonly VpsServerSummary[]): boolean {
  return name !== '' && servers.filter((server) => server.name === name || server.uuid === name).length === 1
}
