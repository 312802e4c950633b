import { parseJapanTime } from '../world/japan-time.ts'
import { type Evidence, isSuccess } from './evidence.ts'
import { marginMs } from './order-log.ts'
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
  const entries = evidence.entries ?? []
  const isClear = entries.every(({ status_code }) => status_code < 500)
  const isOther = (record: OrderRecord): boolean => record.id !== id && (record.quote?.path ?? path) === path
  const requests = before.filter(isOther).flatMap((record) => requestsOf(record, isClear))
  const own: SentRequest = { kind: 'dry-run', keyId, status: 200, from: apiAt, to: apiAt ?? -Infinity }

  const begin = (logged?.from && parseJapanTime(logged.from)) || -Infinity
  const start = apiAt === null ? -Infinity : apiAt - marginMs / 2
  const order = before.find((record) => record.id === id)?.requests.findLast(({ kind }) => kind === 'order')
  const isCounted = ({ status, keyId: its, from, to }: SentRequest, moment: number): boolean =>
    status === 200 && its === keyId && (from ?? -Infinity) >= moment && (to ?? Infinity) + lagMs <= apiNow
  const countUnaccounted = (moment: number): number => {
    const cut = Math.max(begin, moment - skewMs)
    const counted = requests.filter((sent) => isCounted(sent, cut + skewMs))
    // Those that were sent before the quote may be among the entries that it knew, and explain no new one.
    const early = counted.filter(({ from }) => (from ?? -Infinity) < (apiAt ?? -Infinity) + skewMs).length
    const known = (logged?.known ?? []).filter(
      (entry) => timeOf(entry) >= cut && Number(entry.slice(20)) < 400,
    )
    const shown = entries.filter((entry) => isSuccess(entry) && timeOf(entry.created_at) >= cut)
    const ownCount = isCounted(own, cut + skewMs) ? 1 : 0
    return shown.length - counted.length - ownCount + Math.min(known.length, early)
  }
  const possible = [own, ...after.filter(isOther).flatMap((record) => record.requests)]
  const mayShow = ({ status, to }: SentRequest): boolean =>
    (status ?? 200) === 200 && (to ?? Infinity) >= start
  const certain = [own, ...requests].filter((sent) => isCounted(sent, start))
  return {
    unaccounted: Math.min(countUnaccounted(start), countUnaccounted(order?.from ?? start)),
    uncertain: possible.filter(mayShow).length - certain.length,
    isContested: after.some(
      (record) => isOther(record) && isSent(record) && record.quote?.mark?.value === mark?.value,
    ),
  }
}

const timeOf = (text: string): number => parseJapanTime(text.slice(0, 19)) ?? Infinity

/** The requests of a record. Of an order that was executed, the entry is a success, where the log has no failure. */
function requestsOf({ requests, outcome }: OrderRecord, isClear: boolean): SentRequest[] {
  const isConfirmed = requests.some(({ kind, status }) => kind === 'order' && status === 200)
  const last = requests.findLastIndex(({ kind, status }) => kind === 'order' && status === null)
  if (!isClear || isConfirmed || outcome?.executed !== true) return [...requests]
  return requests.map((sent, index) => (index === last ? { ...sent, status: 200 } : sent))
}

function isSent({ state, outcome, requests }: OrderRecord): boolean {
  return state !== 'planned' && outcome?.executed !== false && requests.some(({ kind }) => kind === 'order')
}
