import { parseJapanTime } from '../world/japan-time.ts'
import type { Evidence } from './evidence.ts'
import { marginMs, successTimes } from './order-log.ts'
import type { OrderRecord, SentRequest } from './order-record.ts'
import type { Quote } from './ordering.ts'

/** What the journal explains of what the account shows. */
export interface Account {
  /**
   * How many successes in the log nobody accounts for: at most 0 when all of them are those of other requests in the
   * journal, below 0 when the log lacks some of these.
   */
  readonly unaccounted: number
  /** How many of them may be those of requests that cannot be told to have one. */
  readonly uncertain: number
  /** Whether another intent bears the same mark and was sent, so that a contract with it may be that one's. */
  readonly isContested: boolean
}

// By so much the clocks of the API's nodes may differ.
const skewMs = 60_000

/**
 * Holds the successes in the log since some moment against the requests in the journal that were certainly sent with
 * the same key after it, and are certainly shown by now. Any moment will do that is before the order was sent: some
 * minutes before the quote, or just before the order. Too few requests counted make `unknown`; too many would make a
 * wrong `not-executed`. An entry is shown when the log has gone on by `lagMs` since it was written.
 *
 * @param before the records before the log was read: of what they know, the log can have an entry
 * @param after the records since then: what the log has may be of these
 */
export function accountFor(
  quote: Quote<object>,
  before: readonly OrderRecord[],
  after: readonly OrderRecord[],
  evidence: Evidence,
  lagMs: number,
): Account {
  const { id, path, keyId, apiAt, logged, mark } = quote
  const apiNow = evidence.apiNow ?? 0
  const times = successTimes(logged, evidence.entries ?? [])
  const dryRun: SentRequest = { kind: 'dry-run', keyId, status: 200, from: apiAt, to: apiAt ?? -Infinity }
  const othersOf = (records: readonly OrderRecord[]): OrderRecord[] =>
    records.filter((record) => record.id !== id && (record.quote?.path ?? path) === path)
  const requestsOf = (records: readonly OrderRecord[]): SentRequest[] => [
    dryRun,
    ...othersOf(records).flatMap(({ requests }) => requests),
  ]
  const requests = requestsOf(before)

  const begin = (logged?.from && parseJapanTime(logged.from)) || -Infinity
  const start = apiAt === null ? -Infinity : apiAt - marginMs / 2
  const order = before.find((record) => record.id === id)?.requests.findLast(({ kind }) => kind === 'order')
  const isCounted = ({ status, keyId: its, from, to }: SentRequest, cut: number): boolean =>
    status === 200 &&
    its === keyId &&
    (from ?? -Infinity) >= cut + skewMs &&
    (to ?? Infinity) + lagMs <= apiNow
  const countUnaccounted = (moment: number): number => {
    const cut = Math.max(begin, moment - skewMs)
    return times.filter((time) => time >= cut).length - requests.filter((sent) => isCounted(sent, cut)).length
  }
  const mayShow = ({ status, to }: SentRequest): boolean =>
    (status ?? 200) === 200 && (to ?? Infinity) >= start
  return {
    unaccounted: Math.min(countUnaccounted(start), countUnaccounted(order?.from ?? start)),
    uncertain:
      requestsOf(after).filter(mayShow).length - requests.filter((sent) => isCounted(sent, start)).length,
    isContested: othersOf(after).some((other) => isSent(other) && other.quote?.mark?.value === mark?.value),
  }
}

function isSent({ state, outcome, requests }: OrderRecord): boolean {
  return state !== 'planned' && outcome?.executed !== false && requests.some(({ kind }) => kind === 'order')
}
