import { type Client, ConfigError } from '@hostwright/common'
import type { VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import { withStatus } from './obstacles.ts'
import type { DesiredVps } from '../generated/desired.ts'
import { sectionsOf } from '../kinds/table.ts'
import { describeMissing } from '../names/suggest.ts'
import { compareVpsOrder } from '../orders/compare-orders.ts'
import { toUnusedOrder, withFollowing } from '../orders/order-change.ts'
import { type Comparison, mergeComparisons } from '../resource/change.ts'
import type { VpsContext } from '../resource/resource.ts'

/** Compares a VPS with its description in the file. */
export async function compareVps(client: Client, context: VpsContext, name: string): Promise<Comparison> {
  const { account, found, wanted } = context
  if (found === undefined && wanted.order === undefined) throw missing(await account.vpsServers(), name)
  const parts = await Promise.all(sectionsOf('vps').map((resource) => resource.compare(context)))
  if (found !== undefined) {
    const comparison = mergeComparisons([toUnusedOrder(context), ...parts])
    return { ...comparison, changes: withStatus(comparison.changes, found) }
  }
  const order = await compareVpsOrder(client, account, name, wanted.order!)
  const notes = [...(order.notes ?? []), ...listMeanwhile(wanted)]
  return mergeComparisons([{ changes: [withFollowing({ ...order, notes }, parts)], unmanaged: [] }, ...parts])
}

/**
 * Returns a note that all ports of a new VPS are open: until its packet filter is enabled, or for good if the file
 * enables none.
 */
function listMeanwhile({ packet_filter }: DesiredVps): string[] {
  if (packet_filter?.enabled !== true) return ['It is open to all: the file enables no packet filter.']
  return ['It is open to all until its packet filter is enabled, up to 1 hour after the order.']
}

/**
 * Creates the context in which the resources of a VPS are compared.
 *
 * @throws {ConfigError} if two VPSs have the name, or if a former name (`was`) is given and VPSs with both names exist,
 * or none with either
 */
export async function toVpsContext(
  account: AccountReader,
  name: string,
  given: DesiredVps,
): Promise<VpsContext> {
  const servers = await account.vpsServers()
  const { was } = given
  const current = findVps(servers, name)
  const former = was === undefined ? undefined : findVps(servers, was)
  if (current !== undefined && former !== undefined) {
    throw new ConfigError(
      `vps.${name}.was`,
      `is ${was}, and both ${was} and ${name} are there: take it away, or rename one`,
    )
  }
  if (was !== undefined && current === undefined && former === undefined) {
    throw new ConfigError(
      `vps.${name}.was`,
      `is ${was}, and neither ${was} nor ${name} exists: correct one of them`,
    )
  }
  const wanted = former === undefined ? given : { ...given, name }
  const found = current ?? former
  return {
    address: `vps/${name}`,
    server: found?.uuid ?? null,
    uuid: found?.uuid ?? name,
    found,
    account,
    wanted,
  }
}

/**
 * Finds a VPS by its uuid or its name.
 *
 * @throws {ConfigError} if two VPSs have the name
 */
export function findVps(servers: readonly VpsServerSummary[], name: string): VpsServerSummary | undefined {
  const same = servers.find(({ uuid }) => uuid === name)
  if (same !== undefined) return same
  const named = servers.filter((server) => server.name === name)
  if (named.length < 2) return named[0]
  const uuids = named.map(({ uuid }) => uuid).join(', ')
  throw new ConfigError(`vps.${name}`, `is the name of ${named.length} VPSs: give the uuid of one, ${uuids}`)
}

function missing(servers: readonly VpsServerSummary[], name: string): ConfigError {
  const problem = describeMissing(
    name,
    servers.map((server) => server.name),
  )
  return new ConfigError(`vps.${name}`, `${problem}: give the name of a VPS, or an order`)
}
