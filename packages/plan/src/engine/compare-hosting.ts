import { type Client, ConfigError } from '@hostwright/common'
import type { HostingServer } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import { createEmptySiteReader } from '../account/site-reader.ts'
import { withStatus } from './obstacles.ts'
import type { PlanDecisions } from './plan.ts'
import type { Desired, DesiredHosting } from '../generated/desired.ts'
import { listDomainSites } from '../kinds/domains.ts'
import { listSubdomainSites } from '../kinds/subdomains.ts'
import { sectionsOf, toHostingWhere } from '../kinds/table.ts'
import { matchesAny } from '../names/matches.ts'
import { describeMissing } from '../names/suggest.ts'
import { compareHostingOrder } from '../orders/compare-orders.ts'
import { toUnusedOrder, withFollowing } from '../orders/order-change.ts'
import { type Comparison, mergeComparisons } from '../resource/change.ts'
import type { HostingContext, Site } from '../resource/resource.ts'

/** Compares a hosting server with its description in the file. */
export async function compareHosting(
  client: Client,
  context: HostingContext,
  name: string,
): Promise<Comparison> {
  const { account, wanted, isNew } = context
  const servers = await account.hostingServers()
  if (isNew && wanted.order === undefined) throw missing(servers, name)
  const sites: Site[] = [...(await listDomainSites(context)), ...(await listSubdomainSites(context))]
  const parts = await Promise.all([
    ...sectionsOf('server').map((resource) => resource.compare(context)),
    ...sites.flatMap((site) => sectionsOf('site').map((resource) => resource.compare(context, site))),
  ])
  if (!isNew) {
    const comparison = mergeComparisons([toUnusedOrder(context), ...parts])
    const changes = withStatus(comparison.changes, findHosting(servers, context.servername))
    return { ...comparison, changes }
  }
  const order = await compareHostingOrder(client, account, name, wanted.order!)
  return mergeComparisons([{ changes: [withFollowing(order, parts)], unmanaged: [] }, ...parts])
}

/** Finds a server by its name or its server id. */
export function findHosting(servers: readonly HostingServer[], name: string): HostingServer | undefined {
  return servers.find(({ servername, server_id }) => servername === name || server_id === name)
}

/** Creates the context in which the resources of a server are compared. */
export async function toHostingContext(
  account: AccountReader,
  name: string,
  wanted: DesiredHosting,
  { rotate = [], ownershipLabel = 'ownership-verify' }: PlanDecisions,
  { ignore = [], keep = [] }: Pick<Desired, 'ignore' | 'keep'> = {},
): Promise<HostingContext> {
  const patterns = [...ignore, ...keep]
  const found = findHosting(await account.hostingServers(), name)
  const where = toHostingWhere({
    address: `hosting/${name}`,
    servername: found?.servername ?? name,
    serverId: found?.server_id ?? name.split('.')[0]!,
    read: found === undefined ? createEmptySiteReader() : account.site(found.servername),
    account,
  })
  return {
    ...where,
    server: found?.servername ?? null,
    isNew: found === undefined,
    wanted,
    rotate: new Set(rotate),
    isCovered: (address) => matchesAny(address, patterns),
    ownershipLabel,
  }
}

function missing(servers: readonly HostingServer[], name: string): ConfigError {
  const problem = describeMissing(
    name,
    servers.map(({ servername }) => servername),
  )
  return new ConfigError(`hosting.${name}`, `${problem}: give the name of a server, or an order`)
}
