import type { OrderJournal, OrderRecord, Quote } from '@hostwright/common'
import type { Shop } from './shops.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * Buys one server, or goes on where another process was: everything that it knows is in the journal. Several may do
 * so at once. The Idempotency-Key belongs to the wish, and the next one is taken when nothing of the last can be
 * executed any more; so of two quotes for the same wish, one is sent.
 */
export async function buyOne(
  shop: Shop,
  journal: OrderJournal,
  { tell, sleep }: Pick<Supervisor, 'tell' | 'sleep'>,
  pauseMs: number,
): Promise<void> {
  let patience = 3
  let reason = ''

  async function settle(quote: Quote<never>): Promise<void> {
    try {
      const { outcome, contracts } = await shop.waitUntilSettled(quote)
      if (outcome !== 'unknown') tell({ kind: 'found', ...nameQuote(quote), outcome, contracts })
    } catch (error) {
      if (nameOf(error) !== 'WaitError') throw error
      reason = (error as Error).message
      patience -= 1
    }
  }

  async function place(quote: Quote<never>): Promise<void> {
    tell({ kind: 'placing', ...nameQuote(quote) })
    try {
      const contract = await shop.place(quote)
      const contracts = contract === null ? [] : [contract]
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
    const pending = await shop.pending()
    const sending = pending.find(({ state }) => state === 'sending')
    const [next] = pending
    if (patience === 0) return tell({ kind: 'undecided', reason })
    if (sending !== undefined) await settle(sending.quote)
    // A quote that nobody needs or can use any more is settled as well, so that it is not placed one day.
    else if (next !== undefined && (executed !== undefined || isSpent(next.quote, records))) {
      await settle(next.quote)
    } else if (executed?.outcome !== undefined) return void (await shop.waitUntilActive(executed.outcome))
    else if (next !== undefined) await place(next.quote)
    else await shop.quote(toKey(records)).then(place, passOver)
  }
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
function isSpent({ idempotencyKey }: Quote<never>, records: readonly OrderRecord[]): boolean {
  return listSpentKeys(records).has(idempotencyKey)
}

function listSpentKeys(records: readonly OrderRecord[]): Set<string> {
  const failed = records.filter(
    ({ requests, outcome }) => outcome?.executed === false && requests.some(({ kind }) => kind === 'order'),
  )
  return new Set(failed.map(({ idempotencyKey }) => idempotencyKey))
}

function nameQuote({ id, mark }: Quote<never>): { readonly id: string; readonly mark: string } {
  return { id, mark: mark?.value ?? '' }
}

export function nameOf(error: unknown): string {
  return (error as Error).name
}
