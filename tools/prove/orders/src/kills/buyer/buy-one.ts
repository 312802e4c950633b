import { type Client, type OrderJournal, type OrderRecord, type Quote, toInit } from '@hostwright/common'
import { type Orders, type Placed, type Product, products } from '../../products.ts'
import type { Supervisor } from './supervisor.ts'

/** Dependencies of a process that buys one server. */
export interface Shop extends Pick<Supervisor, 'tell' | 'sleep'> {
  readonly client: Client
  readonly product: Product
  readonly orders: Orders
  readonly pauseMs: number
}

/**
 * Buys one server, or continues where another process stopped: the journal has everything that it needs. Several
 * processes may do so at the same time. They share the Idempotency-Key of the wish, and take the next one when nothing
 * under the last can be executed any more, so that of two quotes for one wish only one is sent.
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
      // The quote of a killed process is not placed if an unexplained entry has appeared since.
      if (hasToBeSettled(error)) await settle(quote)
      else await passOver(error)
    }
  }

  /** Pauses before a retry from the current state of the journal. Each rival pauses for a different time. */
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
    // A quote that is no longer needed or usable is settled too, so that no process places it later.
    else if (next !== undefined && (executed !== undefined || isSpent(next.quote, records))) {
      await settle(next.quote)
    } else if (executed?.outcome !== undefined) return waitUntilActive(shop, executed.outcome)
    else if (next !== undefined) await place(next.quote)
    else await orders.quote(input, { idempotencyKey: toKey(records) }).then(place, passOver)
  }
}

/** Returns the uuid or servername of a contract, if the API has named it already. */
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

/** Reports whether another quote with the same key was sent and not executed: nothing more is sent under that key. */
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
