import { toPunycode } from '@hostwright/hosting'
import type { HostingServer, VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import { toHostingContext } from '../engine/compare-hosting.ts'
import { mergeDesired, type Readable } from './parts.ts'
import type { DesiredDomain, DesiredHosting, DesiredVps } from '../generated/desired.ts'
import { prunable, sectionsOf } from '../kinds/table.ts'
import type { HostingContext, Site } from '../resource/resource.ts'

/** Exports the hosting servers of an account, by name. */
export async function exportHosting(
  read: AccountReader,
  readable: Readable,
  prune: boolean,
): Promise<Record<string, DesiredHosting>> {
  const { servers = [] } = await readable.get('hosting', async () => ({
    servers: await read.hostingServers(),
  }))
  const exported: Record<string, DesiredHosting> = {}
  for (const server of servers) {
    exported[server.servername] = await exportServer(read, readable, server, prune)
  }
  return exported
}

async function exportServer(
  read: AccountReader,
  readable: Readable,
  server: HostingServer,
  prune: boolean,
): Promise<DesiredHosting> {
  const context = await toHostingContext(read, server.servername, {}, {})
  const parts = await Promise.all(
    sectionsOf('server').map((resource) => readable.get(context.address, () => resource.export(context))),
  )
  const merged = mergeDesired<DesiredHosting>([...(prune ? [{ prune: prunable() }] : []), ...parts])
  const names = await listNames(context, readable, Object.keys(merged.domains ?? {}))
  const domains: Record<string, DesiredDomain> = {}
  for (const name of names) {
    const domain = await exportDomain(context, readable, name, prune)
    const merge = mergeDesired<DesiredDomain>([merged.domains?.[name] ?? {}, domain])
    domains[name] = prune ? withPrune('site', merge) : merge
  }
  return Object.keys(domains).length === 0 ? merged : { ...merged, domains }
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
  prune: boolean,
): Promise<DesiredDomain> {
  const name = toPunycode(given)
  const own = await exportSite(context, readable, { name, domain: name, isNew: false, wanted: {} })
  const { listed = [] } = await readable.get(`${context.address}/${name}`, async () => ({
    listed: await context.read.subdomains(),
  }))
  const found = listed.filter(({ domain }) => toPunycode(domain) === name)
  const subdomains: Record<string, DesiredDomain> = {}
  for (const { subdomain, memo } of found) {
    const full = toPunycode(subdomain)
    const site = await exportSite(context, readable, { name: full, domain: name, isNew: false, wanted: {} })
    const merged = mergeDesired<DesiredDomain>([{ memo }, site])
    subdomains[full.slice(0, -name.length - 1)] = prune ? withPrune('site', merged) : merged
  }
  return found.length === 0 ? own : { ...own, subdomains }
}

async function exportSite(context: HostingContext, readable: Readable, site: Site): Promise<DesiredDomain> {
  const parts = await Promise.all(
    sectionsOf('site').map((resource) =>
      readable.get(`${context.address}/${site.name}`, () => resource.export(context, site)),
    ),
  )
  return mergeDesired<DesiredDomain>(parts)
}

/** Returns a section that deletes what it does not list. */
function withPrune<T extends DesiredDomain | DesiredVps>(scope: 'site' | 'vps', section: T): T {
  return sectionsOf<'site' | 'vps'>(scope).reduce(
    (merged, { prune }) => (typeof prune === 'function' ? { ...merged, ...prune(merged) } : merged),
    section,
  )
}

/** Exports the VPSs of an account by name, or by uuid if several VPSs have the name or it is empty. */
export async function exportVps(
  read: AccountReader,
  readable: Readable,
  prune: boolean,
): Promise<Record<string, DesiredVps>> {
  const { servers = [] } = await readable.get('vps', async () => ({ servers: await read.vpsServers() }))
  const entries = await Promise.all(
    servers.map(async (found) => {
      const isNamed = isUnique(found, servers)
      const name = isNamed ? found.name : found.uuid
      const { uuid } = found
      const context = { address: `vps/${name}`, server: uuid, uuid, found, account: read, wanted: {} }
      const parts = await Promise.all(
        sectionsOf('vps').map((resource) => readable.get(context.address, () => resource.export(context))),
      )
      const own = isNamed || found.name === '' ? {} : { name: found.name }
      const merged = mergeDesired<DesiredVps>([own, ...parts])
      return [name, prune ? withPrune('vps', merged) : merged] as const
    }),
  )
  return Object.fromEntries(entries)
}

function isUnique({ name }: VpsServerSummary, servers: readonly VpsServerSummary[]): boolean {
  return name !== '' && servers.filter((server) => server.name === name || server.uuid === name).length === 1
}
