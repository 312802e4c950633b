import type { AccountReader } from '../account/account-reader.ts'
import { toHostingWhere } from '../kinds/table.ts'
import type { Change } from '../resource/change.ts'
import type { Where } from '../resource/where.ts'
import { findHosting } from './compare-hosting.ts'
import { findVps } from './compare-vps.ts'

/**
 * Finds the server of a change; `undefined` if it is not listed, such as a server that the plan orders. A VPS whose
 * uuid the plan knows is not looked up.
 */
export async function findWhere(account: AccountReader, { address, at }: Change): Promise<Where | undefined> {
  const [product = '', name = ''] = address.split('/', 2)
  const server = `${product}/${name}`
  if (product === 'vps') {
    const uuid = at.server ?? findVps(await account.vpsServers(), name)?.uuid
    return uuid === undefined ? undefined : { address: server, uuid, account }
  }
  const found = findHosting(await account.hostingServers(), at.server ?? name)
  if (found === undefined) return undefined
  const { servername, server_id: serverId } = found
  return toHostingWhere({ address: server, servername, serverId, read: account.site(servername), account })
}

/** Whether the account lists the server that a change orders or waits for. */
export async function isListed(account: AccountReader, { address }: Change): Promise<boolean> {
  const [product = '', name = ''] = address.split('/', 2)
  if (product === 'vps') return findVps(await account.vpsServers(), name) !== undefined
  return findHosting(await account.hostingServers(), name) !== undefined
}
