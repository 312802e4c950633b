import { japanTimeMs } from '../call/japan-time.ts'
import { createMatching } from './create-matching.ts'
import { type Evidence, findMarked, isSuccess } from './evidence.ts'
import { lagOf } from './order-log.ts'
import { isSent } from './records.ts'
import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import type { Quote } from '../journal/quote.ts'

/** What the requests in the journal explain of the log. */
export interface Account {
  /** Whether the log lacks an entry that it has to have by now, such as the dry run's, or may lack one for good: of another key. */
  readonly isLacking: boolean
  /** Whether it has a success that may be the order's. */
  readonly mayBeLogged: boolean
  /** Whether it has one that can be no other request's in the journal. */
  readonly isLogged: boolean
  /** Whether a contract with its mark may be another's: one of the journal that was sent, or one that only shows in the log. */
  readonly isContested: boolean
}

/** An entry of the log, by the API's time: of a request that was carried out, or may have been. */
interface Entry {
  readonly at: number
  /** 200 of every success, else from 500. */
  readonly status: number
  /** Whether the log had it before the quote's dry run was sent. */
  readonly isKnown: boolean
}

/** A request, and when the API can have carried it out. */
interface Span {
  readonly from: number
  readonly to: number
  /** The status of its entry; null where it is a success or a failure. */
  readonly status: number | null
  /** Whether it was sent after what was known at the quote. */
  readonly isLater?: boolean
}

/** A request of the journal. */
interface KnownSpan extends SentRequest, Span {
  readonly from: number
  readonly to: number
  /** Whether it was carried out; `undefined` where nobody knows. */
  readonly isDone: boolean | undefined
}

// By so much the clocks of the API's nodes may differ.
const skewMs = 30_000
// So long a set-up may take, and the contract not be listed.
const setUpMs = 3_600_000

/**
 * Matches the entries of the log with the requests of the same key in the journal, by their times. What is not
 * certain of a request counts against the proof: one that may have no entry explains none where the order shall have
 * none, and any that it may have left where the order shall have one.
 *
 * @param before the records before the log was read: of what they know, the log can have an entry
 * @param after the records since then: what the log has may be of these
 */
export function accountFor(
  quote: Quote<object>,
  before: readonly OrderRecord[],
  after: readonly OrderRecord[],
  evidence: Evidence,
  horizonMs = 900_000,
): Account {
  const { id, path, apiAt, logged, keyId } = quote
  const isOther = (record: OrderRecord): boolean => record.id !== id && (record.quote?.path ?? path) === path
  const others = after.filter(isOther)
  const [tried, ...placed] = before.find((record) => record.id === id)?.requests ?? []
  const from = apiAt ?? -Infinity
  const success: Span = { from: -Infinity, to: Infinity, status: 200, isLater: true }
  const dryRun = { ...success, from, to: tried?.to ?? Infinity }
  const last = placed.at(-1)
  const order = { ...success, from: last?.from ?? from }

  // Before this moment, the log has entries that were not read.
  const begin = (japanTimeMs(logged?.from ?? '') ?? -Infinity) + skewMs
  const shown = (evidence.apiNow ?? 0) - lagOf(horizonMs)
  const isShown = ({ from, to }: Span): boolean => from >= begin && to <= shown
  const isOwn = (sent: SentRequest): boolean => sent.keyId === keyId
  const toSpans = (record: OrderRecord): KnownSpan[] => listSpans(record, evidence, horizonMs)
  const certain = before
    .filter(isOther)
    .flatMap(toSpans)
    .filter((sent) => sent.isDone && isOwn(sent) && isShown(sent))
  const failed = before
    .filter((record) => record.quote?.path === path)
    .flatMap(({ requests }) => requests.filter(isOwn).flatMap(listFailed))
    .filter(isShown)
    // Of two who have seen the same, the one that was executed may have left what is there.
    .filter(({ status }) => !certain.some((one) => one.status === null && one.failures?.includes(status!)))
  const entries = listEntries(quote, evidence)
  const possible = others
    .flatMap(toSpans)
    // The key of a request may be unknown.
    .filter((sent) => sent.isDone !== false && (isOwn(sent) || sent.keyId === ''))
    .map((sent) => ({ ...sent, status: 200, isLater: sent.from > (apiAt ?? Infinity) }))
    // Each attempt of one that was retried may have been carried out.
    .flatMap((sent) => (sent.resend ? entries.map(() => ({ ...sent })) : sent))

  const hasEntry = createMatching(entries, isEntry)
  for (const span of failed) hasEntry(span)
  const without = [dryRun, ...certain].filter((span) => !hasEntry(span))
  const isExplained = createMatching([dryRun, ...possible], (success: Entry, span) => isEntry(span, success))
  // What cannot be the order's is explained first.
  const sorted = entries.toSorted((a, b) => +isEntry(order, a) - +isEntry(order, b))
  const unexplained = sorted.filter((entry) => !isExplained(entry) && isEntry(success, entry))
  return {
    isLacking: without.length > 0 || dryRun.from < begin || !placed.every(isOwn),
    mayBeLogged: hasEntry(order),
    isLogged: unexplained.some((entry) => isEntry(order, entry)),
    // One order leaves one success: of several, some are of somebody else with this key and another journal.
    isContested: (unexplained.length > 1 && !last?.resend) || others.some((other) => isRival(other, quote)),
  }
}

function isRival(other: OrderRecord, { mark }: Quote<object>): boolean {
  return isSent(other) && other.outcome?.executed !== false && other.quote?.mark?.value === mark?.value
}

function listEntries({ logged }: Quote<object>, { entries }: Evidence): Entry[] {
  const known = logged?.known ?? []
  return [
    ...known.map((entry) => toEntry(true, entry.slice(0, 19), Number(entry.slice(20)))),
    ...(entries ?? []).map(({ created_at, status_code }) => toEntry(false, created_at, status_code)),
  ].filter(({ status }) => status === 200 || status >= 500)
}

function toEntry(isKnown: boolean, time: string, status_code: number): Entry {
  const status = isSuccess({ status_code }) ? 200 : status_code
  return { at: japanTimeMs(time) ?? Infinity, status, isKnown }
}

function isEntry(span: Span, { at, status, isKnown }: Entry): boolean {
  const isThen = at >= span.from - skewMs && at <= span.to + skewMs
  return isThen && (span.status ?? status) === status && !(span.isLater && isKnown)
}

/** Attempts that the API itself has said to have failed. Each has that entry, or one that says more. */
function listFailed({ from, to, failures = [] }: SentRequest): Span[] {
  return failures.map((status) => ({ from: from ?? 0, to: to ?? Infinity, status }))
}

/** The requests of a record, and when each was carried out: without a response within the horizon, and before it was known. */
function listSpans(record: OrderRecord, evidence: Evidence, horizonMs: number): KnownSpan[] {
  const { sent, quote, outcome } = record
  const ordered = (sent?.apiAt ?? Infinity) + (sent?.withinMs ?? 0)
  let isExecuted = outcome?.executed
  if (!outcome && quote?.mark?.isUnique && evidence.contracts) {
    const isOver = (evidence.apiNow ?? 0) > ordered + horizonMs + setUpMs
    isExecuted = findMarked(quote, evidence).length > 0 || (isOver ? false : undefined)
  }
  return record.requests.map((request) => {
    const { kind, status, from, to } = request
    const end = to ?? Infinity
    const left = kind === 'order' ? ordered : (from ?? Infinity)
    const open = Math.min(outcome?.executed ? end : Infinity, left + horizonMs)
    const isUnknown = status === null
    return {
      ...request,
      from: from ?? 0,
      to: isUnknown ? open : end,
      isDone: isUnknown ? (kind === 'order' ? isExecuted : undefined) : status === 200,
    }
  })
}
