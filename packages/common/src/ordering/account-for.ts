import { japanTimeMs } from '../call/japan-time.ts'
import { createMatching } from './create-matching.ts'
import { type Evidence, findMarked, isSuccess } from './evidence.ts'
import { lagOf } from './order-log.ts'
import { isSent } from './records.ts'
import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import type { Quote } from '../journal/quote.ts'

/** What the requests in the journal explain of the log. */
export interface Account {
  /** Whether the log lacks an entry that it has to have by now, such as the dry run's. */
  readonly isLacking: boolean
  /** Whether it has a success that may be the order's. */
  readonly mayBeLogged: boolean
  /** Whether it has one that can be no other request's in the journal. */
  readonly isLogged: boolean
  /** Whether another intent bears the same mark and was sent, so that a contract with it may be that one's. */
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
  readonly failures?: SentRequest['failures']
}

// By so much the clocks of the API's nodes may differ.
const skewMs = 30_000

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
  horizonMs: number,
): Account {
  const { id, path, apiAt, logged, mark, keyId } = quote
  const isOther = (record: OrderRecord): boolean => record.id !== id && (record.quote?.path ?? path) === path
  const others = after.filter(isOther)
  const [tried, ...placed] = before.find((record) => record.id === id)?.requests ?? []
  const own = { from: apiAt ?? -Infinity, to: Infinity, status: 200, isLater: true }
  const dryRun: Span = { ...own, to: tried?.to ?? Infinity }
  const order: Span = { ...own, from: placed.at(-1)?.from ?? own.from }

  // Before this moment, the log has entries that were not read.
  const begin = ((logged?.from && japanTimeMs(logged.from)) || -Infinity) + skewMs
  const shown = (evidence.apiNow ?? 0) - lagOf(horizonMs)
  const isShown = ({ from, to }: Span): boolean => from >= begin && to <= shown
  const isOwn = (sent: SentRequest): boolean => sent.keyId === keyId
  const certain = listSpans(before.filter(isOther), horizonMs, (sent, record) =>
    isLost(sent) ? wasExecuted(record, evidence) : sent.status === 200,
  )
    .filter(isOwn)
    .filter(isShown)
  const failed = before
    .filter((record) => record.quote?.path === path)
    .flatMap(({ requests }) => requests.filter(isOwn).flatMap(listFailed))
    .filter(isShown)
    // Of two who have seen the same, the one that was executed may have left what is there.
    .filter(({ status }) => !certain.some((one) => one.status === null && one.failures?.includes(status!)))
  // The key of a request may be unknown.
  const possible = listSpans(others, horizonMs, (sent, { outcome }) =>
    isLost(sent) ? outcome?.executed !== false : (sent.status ?? 200) === 200,
  )
    .filter((sent) => isOwn(sent) || sent.keyId === '')
    .map((sent) => ({ ...sent, status: 200, isLater: sent.from > (apiAt ?? Infinity) }))

  const entries = listEntries(quote, evidence)
  const hasEntry = createMatching(entries, isEntry)
  for (const span of failed) hasEntry(span)
  const without = [dryRun, ...certain].filter((span) => !hasEntry(span))
  const isExplained = createMatching([dryRun, ...possible], (success: Entry, span) => isEntry(span, success))
  // What cannot be the order's is explained first.
  for (const entry of entries) if (!isEntry(order, entry)) isExplained(entry)
  return {
    isLacking: without.length > 0 || dryRun.from < begin,
    mayBeLogged: hasEntry(order),
    isLogged: entries.some((entry) => isEntry(order, entry) && !isExplained(entry)),
    isContested: others
      .filter(isSent)
      .some(({ outcome, quote: one }) => outcome?.executed !== false && one?.mark?.value === mark?.value),
  }
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

/** Whether an order was executed: by the journal, or by a contract with a mark that only it has. */
function wasExecuted({ outcome, quote }: OrderRecord, evidence: Evidence): boolean {
  return outcome?.executed ?? (quote?.mark?.isUnique === true && findMarked(quote, evidence).length > 0)
}

/** Requests, and when each was carried out: one without an answer within the horizon, and before it was known to be. */
function listSpans(
  records: readonly OrderRecord[],
  horizonMs: number,
  isWanted: (request: SentRequest, record: OrderRecord) => boolean,
): (SentRequest & Span)[] {
  return records.flatMap((record) => {
    const { sent, outcome, requests } = record
    const ordered = (sent?.apiAt ?? Infinity) + (sent?.withinMs ?? 0)
    return requests
      .filter((request) => isWanted(request, record))
      .map((request) => {
        const { kind, status } = request
        const from = request.from ?? 0
        const to = request.to ?? Infinity
        const left = kind === 'order' ? ordered : (request.from ?? Infinity)
        const open = Math.min(outcome?.executed ? to : Infinity, left + horizonMs)
        return { ...request, from, to: status === null ? open : to }
      })
  })
}

/** Whether nothing tells what became of an order. */
function isLost({ kind, status }: SentRequest): boolean {
  return kind === 'order' && status === null
}
