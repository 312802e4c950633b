import type { OrderRecord } from './order-record.ts'
import type { Quote } from './ordering.ts'

/** What the journal explains of what the account shows. */
export interface Account {
  /**
   * How many successes the log must have that the quote did not know: the one of its own dry run, and those of other
   * intents that were sent with the same API key after the log had been noted. None is counted that might have been
   * in it before, or that might not have got to the API: too few make `unknown`, too many a wrong `not-executed`.
   */
  readonly accounted: number
  /** How many more there may be: of requests whose answer nobody knows. */
  readonly uncertain: number
  /** Whether another intent bears the same mark and was sent, so that a contract with it may be that one's. */
  readonly isContested: boolean
}

// By so much the clocks of the API's nodes may differ.
const skewMs = 60_000

/** What the records of a journal explain to a quote, as far as the log has come. */
export function accountFor(
  quote: Quote<object>,
  records: readonly OrderRecord[],
  apiNow: number | null,
): Account {
  const before = records.find(({ id }) => id === quote.id)?.before
  let accounted = 1
  let uncertain = 0
  let isContested = false
  for (const other of records) {
    if (other.id === quote.id) continue
    const { mark, path } = other.quote ?? {}
    isContested ||= isSent(other) && mark?.value === quote.mark?.value && path === quote.path
    // The dry run of a record that was made elsewhere may be older than its record.
    const known = before?.[other.id] ?? (other.before === null ? 1 : 0)
    for (const { keyId, status, apiAt } of before ? other.requests.slice(known) : []) {
      const isShown = apiAt !== null && apiAt + skewMs <= (apiNow ?? 0)
      if (status === 200 && keyId === quote.keyId && isShown) accounted += 1
      else if (status === null || status === 200) uncertain += 1
    }
  }
  return { accounted, uncertain, isContested }
}

function isSent({ state, outcome, requests }: OrderRecord): boolean {
  return state !== 'planned' && outcome?.executed !== false && requests.some(({ kind }) => kind === 'order')
}
