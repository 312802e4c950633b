import { type Client, ConfigError } from '@hostwright/common'
import type { HostingServer } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import { createEmptySiteReader } from '../account/site-reader.ts'
import type { DesiredHosting } from '../generated/desired.ts'
import { suggest } from '../desired/suggest.ts'
import { compareHostingOrder } from '../orders/hosting-order.ts'
import { serverResources, siteResources } from '../resources/all-resources.ts'
import { listDomainSites } from '../resources/domains.ts'
import type { HostingContext, Site } from '../resources/hosting-context.ts'
import { createHostingMemo } from '../resources/hosting-memo.ts'
import { listSubdomainSites } from '../resources/subdomains.ts'
import { type Comparison, mergeComparisons, toComparison } from '../changes/change.ts'
import type { PlanDecisions } from './plan.ts'

/** What is to be done about a hosting server. */
export async function compareHosting(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredHosting,
  decisions: PlanDecisions,
): Promise<Comparison> {
  const servers = await read.hostingServers()
  const found = findHosting(servers, name)
  if (found === undefined && wanted.order === undefined) throw missing(servers, name)
  const context = toHostingContext(read, name, found, wanted, decisions)
  const sites: Site[] = [...(await listDomainSites(context)), ...(await listSubdomainSites(context))]
  const order =
    found === undefined ? [toComparison(await compareHostingOrder(client, read, name, wanted.order!))] : []
  const parts = await Promise.all([
    ...[createHostingMemo(found?.memo), ...serverResources].map((resource) => resource.compare(context)),
    ...sites.flatMap((site) => siteResources.map((resource) => resource.compare(context, site))),
  ])
  return mergeComparisons([...order, ...parts])
}

/** A server by its name, or by its server id. */
export function findHosting(servers: readonly HostingServer[], name: string): HostingServer | undefined {
  return servers.find(({ servername, server_id }) => servername === name || server_id === name)
}

/** What the resources of a server are told of it. */
export function toHostingContext(
  read: AccountReader,
  name: string,
  found: HostingServer | undefined,
  wanted: DesiredHosting,
  { rotate = [], ownershipLabel = 'ownership-verify' }: PlanDecisions,
): HostingContext {
  return {
    address: `hosting/${name}`,
    servername: found?.servername ?? name,
    serverId: found?.server_id ?? name.split('.')[0]!,
    isNew: found === undefined,
    read: found === undefined ? createEmptySiteReader() : read.site(found.servername),
    wanted,
    rotate: new Set(rotate),
    ownershipLabel,
  }
}

function missing(servers: readonly HostingServer[], name: string): ConfigError {
  const names = servers.map(({ servername }) => servername)
  const close = suggest(name, names)
  const hint = close === undefined ? `there are ${names.join(', ') || 'none'}` : `did you mean ${close}?`
  return new ConfigError(`hosting.${name}`, `is not there (${hint}): give the name of a server, or an order`)
}
