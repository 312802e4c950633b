import { type Client, type OrderJournal, type OrderRecord, type Quote, toInit } from '@hostwright/common'
import { type Orders, type Placed, type Product, products } from '../../products.ts'
import type { Supervisor } from './supervisor.ts'

/** All that a process needs that buys one server. */
export interface Shop extends Pick<Supervisor, 'tell' | 'sleep'> {
  readonly client: Client
  readonly product: Product
  readonly orders: Orders
  readonly pauseMs: number
}

/**
 * Buys one server, or goes on where another process was: everything that it knows is in the journal. Several may do
 * so at the same time. The Idempotency-Key belongs to the wish, and the next one is taken when nothing of the last can be
 * executed any more; so of two quotes for the same wish, one is sent.
 */
export async function buyOne(shop: Shop, journal: OrderJournal): Promise<void> {
  const { orders, product, tell, sleep, pauseMs } = shop
  const { input, terms } = products[product]
  let patience = 3
  let reason = ''

  async function settle(quote: Quote<object>): Promise<void> {
    try {
      const { outcome, contracts } = await orders.waitUntilSettled(quote, { intervalMs: 180_000 })
      if (outcome !== 'unknown') tell({ kind: 'found', ...nameQuote(quote), outcome, contracts })
    } catch (error) {
      if (nameOf(error) !== 'WaitError') throw error
      reason = (error as Error).message
      patience -= 1
    }
  }

  async function place(quote: Quote<object>): Promise<void> {
    tell({ kind: 'placing', ...nameQuote(quote) })
    try {
      const contracts = idsOf(await orders.place(quote, terms))
      tell({ kind: 'found', ...nameQuote(quote), outcome: 'executed', contracts })
    } catch (error) {
      // A quote of a killed process is not placed while something has happened since that nothing explains.
      if (hasToBeSettled(error)) await settle(quote)
      else await passOver(error)
    }
  }

  /** Whatever fails is retried, from what the journal then has. Rivals do not pause for the same time. */
  async function passOver(error: unknown): Promise<void> {
    if (!passing.has(nameOf(error))) throw error
    await sleep(pauseMs)
  }

  for (;;) {
    const records = await journal.list()
    const executed = records.find(({ outcome }) => outcome?.executed === true)
    const pending = await orders.pending()
    const sending = pending.find(({ state }) => state === 'sending')
    const [next] = pending
    if (patience === 0) return tell({ kind: 'undecided', reason })
    if (sending !== undefined) await settle(sending.quote)
    // A quote that nobody needs or can use any more is settled as well, so that it is not placed one day.
    else if (next !== undefined && (executed !== undefined || isSpent(next.quote, records))) {
      await settle(next.quote)
    } else if (executed?.outcome !== undefined) return waitUntilActive(shop, executed.outcome)
    else if (next !== undefined) await place(next.quote)
    else await orders.quote(input, { idempotencyKey: toKey(records) }).then(place, passOver)
  }
}

/** The uuid or servername of a contract, if the API has named it already. */
export function idsOf({ uuid, servername }: Partial<Placed>): string[] {
  return [uuid ?? servername].filter((id) => id !== undefined)
}

/** Waits until the ordered server can be used. */
export async function waitUntilActive(
  { client, product, orders }: Pick<Shop, 'client' | 'product' | 'orders'>,
  { server, contracts = [] }: Pick<NonNullable<OrderRecord['outcome']>, 'server' | 'contracts'>,
): Promise<void> {
  const { id, servername } = (server ?? {}) as Partial<Placed>
  const named = product === 'vps' ? id : (servername ?? contracts[0])
  if (named !== undefined) return void (await orders.waitUntilActive(named, { intervalMs: 60_000 }))
  await client.waitUntil({
    goal: 'the VPS to be listed',
    read: async (options) => (await client.api.GET('/v1/vps/servers', toInit(options))).data.servers,
    isReached: (listed) => contracts.every((contract) => listed.some(({ uuid }) => uuid === contract)),
    intervalMs: 60_000,
    deadlineMs: 3_600_000,
  })
}

function hasToBeSettled(error: unknown): boolean {
  return (
    (error as { code?: string }).code === 'PRICE_MISMATCH' || nameOf(error) === 'OrderOutcomeUnknownError'
  )
}

export const passing: ReadonlySet<string> = new Set([
  'ApiError',
  'ConfigError',
  'ConnectionError',
  'OrderOutcomeUnknownError',
  'TimeoutError',
  'UnexpectedResponseError',
])

function toKey(records: readonly OrderRecord[]): string {
  return `wish-attempt-${listSpentKeys(records).size}`
}

/** Whether another quote with the same key was sent, and not executed: nothing is sent under that key any more. */
function isSpent({ idempotencyKey }: Quote<object>, records: readonly OrderRecord[]): boolean {
  return listSpentKeys(records).has(idempotencyKey)
}

function listSpentKeys(records: readonly OrderRecord[]): Set<string> {
  const failed = records.filter(
    ({ requests, outcome }) => outcome?.executed === false && requests.some(({ kind }) => kind === 'order'),
  )
  return new Set(failed.map(({ idempotencyKey }) => idempotencyKey))
}

function nameQuote({ id, mark }: Quote<object>): { readonly id: string; readonly mark: string } {
  return { id, mark: mark?.value ?? '' }
}

export function nameOf(error: unknown): string {
  return (error as Error).name
}
