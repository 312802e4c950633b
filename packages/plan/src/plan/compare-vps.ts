import { type Client, ConfigError } from '@hostwright/common'
import type { VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVps } from '../generated/desired.ts'
import { suggest } from '../desired/suggest.ts'
import { compareVpsOrder } from '../orders/vps-order.ts'
import { vpsResources } from '../resources/all-resources.ts'
import type { VpsContext } from '../resources/vps-context.ts'
import { type Comparison, mergeComparisons, toComparison } from '../changes/change.ts'

/** What is to be done about a VPS. */
export async function compareVps(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredVps,
): Promise<Comparison> {
  const servers = await read.vpsServers()
  const found = findVps(servers, name)
  if (found === undefined && wanted.order === undefined) throw missing(servers, name)
  const order =
    found === undefined ? [toComparison(await compareVpsOrder(client, read, name, wanted.order!))] : []
  const uuid = found?.uuid ?? name
  const context: VpsContext = { address: `vps/${name}`, uuid, found, read, wanted }
  const parts = await Promise.all(vpsResources.map((resource) => resource.compare(context)))
  return mergeComparisons([...order, ...parts])
}

/**
 * A VPS by its uuid, or by its name.
 *
 * @throws {ConfigError} for a name that two bear
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
  const names = servers.map((server) => server.name)
  const close = suggest(name, names)
  const hint = close === undefined ? `there are ${names.join(', ') || 'none'}` : `did you mean ${close}?`
  return new ConfigError(`vps.${name}`, `is not there (${hint}): give the name of a VPS, or an order`)
}
