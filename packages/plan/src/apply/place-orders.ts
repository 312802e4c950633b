import { type CallOptions, type Client, ConfigError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { Secrets } from './create-secrets.ts'
import type { DesiredHostingOrder, DesiredVpsOrder } from '../desired/desired.ts'
import type { Change } from '../changes/change.ts'
import { toServerId } from '../orders/hosting-order.ts'
import { toIdempotencyKey } from './to-idempotency-key.ts'

/**
 * Places one order of a plan, once: by its name, its Idempotency-Key and the journal, two who apply the same file
 * order it once. At another price than the planned one it is not placed.
 */
export async function placeOrder(
  client: Client,
  change: Change,
  secrets: Secrets,
  options: CallOptions,
): Promise<void> {
  const [kind, name = ''] = change.address.split(/\/(.*)/s)
  if (kind === 'vps') await placeVps(client, name, change, secrets, options)
  else await placeHosting(client, name, change, options)
}

async function placeVps(
  client: Client,
  name: string,
  change: Change,
  secrets: Secrets,
  options: CallOptions,
): Promise<void> {
  const { orders } = createVps(client)
  const {
    root_password: reference,
    agree_to_terms,
    max_total_price,
    ...order
  } = change.after as DesiredVpsOrder
  const filled = (await secrets.fill(change.address, { root_password: reference })) as {
    root_password: string
  }
  const idempotencyKey = await toIdempotencyKey(client, '/v1/vps/servers', name)
  const quote = await orders.quote({ ...order, name, ...filled }, { ...options, idempotencyKey })
  rejectPrice(change, quote.total_price, max_total_price)
  rejectUnmarked(change, quote.mark)
  const server = await orders.place(quote, { ...filled, agree_to_terms }, options)
  await orders.waitUntilActive(server.id, { signal: options.signal })
}

async function placeHosting(
  client: Client,
  name: string,
  change: Change,
  options: CallOptions,
): Promise<void> {
  const { orders } = createHosting(client)
  const { agree_to_terms, max_total_price, ...order } = change.after as DesiredHostingOrder
  const server_id = toServerId(name)
  const idempotencyKey = await toIdempotencyKey(client, '/v1/server', server_id)
  const quote = await orders.quote({ ...order, server_id }, { ...options, idempotencyKey })
  rejectPrice(change, quote.total_price, max_total_price)
  rejectUnmarked(change, quote.mark)
  const { servername } = await orders.place(quote, { agree_to_terms }, options)
  await orders.waitUntilActive(servername, { signal: options.signal })
}

function rejectPrice({ address, price }: Change, total: number, most: number): void {
  if (total <= most && (price === null || total === price)) return
  throw new ConfigError(
    address,
    `costs ${total} yen, and was planned for ${price ?? `at most ${most}`}: plan again`,
  )
}

// Somebody else's contract bears the name since it was planned.
function rejectUnmarked({ address }: Change, mark: object | null): void {
  if (mark === null) throw new ConfigError(address, 'is the name of a contract by now: plan again')
}

/** Waits until an order that was placed before is in the list, and is set up as far as the list says. */
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

/** Whether a hosting server is there and takes writes. */
async function hasHosting(client: Client, name: string, options: CallOptions): Promise<boolean> {
  const servers = await createHosting(client).servers(options)
  const found = servers.find(
    ({ servername, server_id }) => servername === name || server_id === name.split('.')[0],
  )
  if (found?.status !== 'suspended') return found?.status === 'active'
  throw new ConfigError(`hosting.${name}`, 'is suspended: nothing can be changed on it')
}
