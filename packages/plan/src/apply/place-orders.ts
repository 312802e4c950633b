import { type CallOptions, type Client, ConfigError, mayBeExecuted } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { Secrets } from './create-secrets.ts'
import type { DesiredHostingOrder, DesiredVpsOrder } from '../generated/desired.ts'
import type { Change } from '../resource/change.ts'
import { valueOf } from '../resource/resource.ts'
import { toServerId } from '../orders/compare-orders.ts'

/** Options of one order. */
export interface OrderOptions extends Pick<CallOptions, 'signal'> {
  /** Value of the option `again`: the former order, after which the same name may be ordered once more. */
  readonly again: string | undefined
  /**
   * Highest price of the order, in yen: its planned price and, for the first order, what `spend` leaves beyond all
   * orders.
   */
  readonly mostYen: number
  /** Called when this call has placed the order. */
  readonly onOrdered: () => void
}

/**
 * Orders one contract of a plan and waits until it is set up. `ensure` orders a name once, no matter how often the file
 * is applied, unless `again` is given. Above `max_total_price` or `mostYen` nothing is ordered.
 */
export async function placeOrder(
  client: Client,
  change: Change,
  secrets: Secrets,
  options: OrderOptions,
): Promise<void> {
  const [kind, name = ''] = change.address.split(/\/(.*)/s)
  return kind === 'vps'
    ? placeVps(client, name, change, secrets, options)
    : placeHosting(client, name, change, options)
}

async function placeVps(
  client: Client,
  name: string,
  change: Change,
  secrets: Secrets,
  options: OrderOptions,
): Promise<void> {
  const { orders } = createVps(client)
  const {
    root_password: reference,
    agree_to_terms,
    max_total_price,
    ...order
  } = valueOf('order', change.after) as DesiredVpsOrder
  const { root_password } = (await secrets.fill(change, { root_password: reference })) as {
    root_password: string
  }
  const maxTotalPrice = Math.min(max_total_price, options.mostYen)
  const input = { root_password, agree_to_terms, maxTotalPrice, again: options.again }
  const { signal } = options
  const ensured = orders.ensure({ ...order, name }, input, { signal })
  const { contract, state } = await ensured.catch(async (error: unknown) => {
    if (isNotOrdered(error, options)) await secrets.settle(change.address, 'rejected')
    throw error
  })
  if (state === 'ordered') options.onOrdered()
  // Only the response to an order from here has its id.
  else await secrets.settleExisting(change.address, contract.id !== undefined)
  // The set-up takes minutes, and a process that is killed meanwhile would leave the password `pending`.
  await secrets.settle(change.address, 'live')
  if (contract.id === undefined && !contract.uuid) await awaitOrder(client, change.address, options)
  else await orders.waitUntilActive(contract, { signal })
}

/**
 * Whether an error of `ensure` proves that no order of a VPS was executed: the API rejected the order or its dry run,
 * or the request was not sent. `ensure` sends one only after it has read that no earlier order of the name is
 * unsettled, so an error of an earlier read proves nothing. Neither does the reason of an abort, which can be another
 * order's error. `ensure` itself throws a rejection that is not certain as an `OrderOutcomeUnknownError`.
 */
function isNotOrdered(error: unknown, { signal }: OrderOptions): boolean {
  const { operation } = Object(error) as { readonly operation?: string }
  return !signal?.aborted && operation === 'POST /v1/vps/servers' && !mayBeExecuted(error)
}

async function placeHosting(
  client: Client,
  name: string,
  change: Change,
  options: OrderOptions,
): Promise<void> {
  const { orders } = createHosting(client)
  const { agree_to_terms, max_total_price, ...order }: DesiredHostingOrder = valueOf('order', change.after)
  const server_id = toServerId(name)
  const maxTotalPrice = Math.min(max_total_price, options.mostYen)
  const input = { agree_to_terms, maxTotalPrice, again: options.again }
  const { signal } = options
  const { contract, state } = await orders.ensure({ ...order, server_id }, input, { signal })
  if (state === 'ordered') options.onOrdered()
  if (contract.servername === undefined) await awaitOrder(client, change.address, options)
  else await orders.waitUntilActive(contract.servername, { signal })
}

/** Waits for the contract of an earlier order: until a VPS is listed, or a hosting server is listed as active. */
export async function awaitOrder(client: Client, address: string, { signal }: CallOptions): Promise<void> {
  const [kind, name = ''] = address.split(/\/(.*)/s)
  const wait = {
    goal: `${address} to be set up`,
    read: (options: CallOptions) =>
      kind === 'vps' ? hasVps(client, name, options) : hasHosting(client, name, options),
    isReached: (isThere: boolean) => isThere,
    intervalMs: 30_000,
    deadlineMs: 3_600_000,
  }
  await client.waitUntil(wait, { signal })
}

async function hasVps(client: Client, name: string, options: CallOptions): Promise<boolean> {
  const servers = await createVps(client).servers(options)
  return servers.some((server) => server.name === name)
}

/** Whether a hosting server exists and is active. Rejects with a `ConfigError` if it is suspended. */
async function hasHosting(client: Client, name: string, options: CallOptions): Promise<boolean> {
  const servers = await createHosting(client).servers(options)
  const found = servers.find(
    ({ servername, server_id }) => servername === name || server_id === name.split('.')[0],
  )
  if (found?.status !== 'suspended') return found?.status === 'active'
  throw new ConfigError(`hosting.${name}`, 'is suspended: nothing can be changed on it')
}
