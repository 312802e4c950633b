import type { OrderJournal, OrderRecord, Quote } from '@hostwright/common'
import type { Shop } from './shops.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * Buys one server, or goes on where another process was: everything that it knows is in the journal. Several may do
 * so at once. The Idempotency-Key belongs to the wish, and the next one is taken when nothing of the last can be
 * executed any more; so of two quotes for the same wish, one is sent.
 */
export async function buyOne(shop: Shop, journal: OrderJournal, supervisor: Supervisor): Promise<void> {
  const { tell, sleep } = supervisor
  let patience = 4
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
      if (isFinal(error)) await settle(quote)
      else await passOver(error)
    }
  }

  /** What fails without saying anything of the order is tried again, from what the journal then has. */
  async function passOver(error: unknown): Promise<void> {
    if (!passing.has(nameOf(error))) throw error
    await sleep(30_000)
  }

  for (;;) {
    const records = await journal.list()
    const executed = records.find(({ outcome }) => outcome?.executed === true)
    const pending = await shop.pending()
    const sending = pending.find(({ state }) => state === 'sending')
    const [next] = pending
    if (patience === 0) return tell({ kind: 'undecided', reason })
    if (sending !== undefined) await settle(sending.quote)
    // A quote that nobody needs any more is settled as well, so that it is not placed one day.
    else if (executed?.outcome !== undefined && next !== undefined) await settle(next.quote)
    else if (executed?.outcome !== undefined) return void (await shop.waitUntilActive(executed.outcome))
    else if (next !== undefined) await place(next.quote)
    else await shop.quote(toKey(records)).then(place, passOver)
  }
}

const passing = new Set([
  'ApiError',
  'ConfigError',
  'ConnectionError',
  'OrderOutcomeUnknownError',
  'TimeoutError',
  'UnexpectedResponseError',
])

/** Whether a quote can never be placed: it, its key or its price is not what it was. */
function isFinal(error: unknown): boolean {
  const { code } = error as { code?: string }
  return nameOf(error) === 'ConfigError' || code === 'PRICE_MISMATCH'
}

function toKey(records: readonly OrderRecord[]): string {
  const sent = records.filter(({ requests }) => requests.some(({ kind }) => kind === 'order'))
  const failed = sent.filter(({ outcome }) => outcome?.executed === false)
  return `wish-attempt-${new Set(failed.map(({ idempotencyKey }) => idempotencyKey)).size}`
}

function nameQuote({ id, mark }: Quote<never>): { readonly id: string; readonly mark: string } {
  return { id, mark: mark?.value ?? '' }
}

function nameOf(error: unknown): string {
  return (error as Error).name
}
