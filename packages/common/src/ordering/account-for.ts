import { japanTimeMs } from '../call/japan-time.ts'
import { createMatching } from './create-matching.ts'
import { type Evidence, isSuccess } from './evidence.ts'
import { lagOf } from './order-log.ts'
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

/** An entry of the log, by the API's time. */
interface Entry {
  readonly at: number
  readonly status: number
  /** Whether the log had it before the quote's dry run was sent. */
  readonly isKnown: boolean
}

/** A request, and when the API can have carried it out. */
interface Span {
  readonly from: number
  readonly to: number
  readonly mayBeKnown: boolean
}

// By so much the clocks of the API's nodes may differ.
const skewMs = 30_000

/**
 * Matches the successes in the log with the requests of the same key in the journal, by their times. What is not
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
  const { id, path, apiAt, logged, mark } = quote
  const isOther = (record: OrderRecord): boolean => record.id !== id && (record.quote?.path ?? path) === path
  const others = after.filter(isOther)
  const [tried, ...placed] = before.find((record) => record.id === id)?.requests ?? []
  const quoted = apiAt ?? -Infinity
  const dryRun: Span = { from: quoted, to: tried?.to ?? Infinity, mayBeKnown: false }
  const order: Span = { from: placed.at(-1)?.from ?? quoted, to: Infinity, mayBeKnown: false }

  // Before this moment, the log has entries that were not read.
  const begin = ((logged?.from && japanTimeMs(logged.from)) || -Infinity) + skewMs
  const shown = (evidence.apiNow ?? 0) - lagOf(horizonMs)
  const all = listEntries(quote, evidence)
  const failures = all.filter(({ status }) => status >= 500)
  const certain = before
    .filter(isOther)
    .flatMap((record) => listCertain(record, quote, failures))
    .filter(({ from, to }) => from >= begin && to <= shown)
  const possible = others.flatMap((record) => listPossible(record, quote, evidence, horizonMs))

  const successes = all.filter(({ status }) => isSuccess({ status_code: status }))
  const hasEntry = createMatching(successes, isEntry)
  const without = [dryRun, ...certain].filter((span) => !hasEntry(span))
  const isExplained = createMatching([dryRun, ...possible], (success: Entry, span) => isEntry(span, success))
  const unexplained = successes
    // What cannot be the order's is explained first.
    .toSorted((one, other) => Number(isEntry(order, one)) - Number(isEntry(order, other)))
    .filter((success) => !isExplained(success))
  return {
    isLacking: without.length > 0 || dryRun.from < begin,
    mayBeLogged: hasEntry(order),
    isLogged: unexplained.some((success) => isEntry(order, success)),
    isContested: others.some((record) => isSent(record) && record.quote?.mark?.value === mark?.value),
  }
}

function listEntries({ logged }: Quote<object>, { entries }: Evidence): Entry[] {
  const known = logged?.known ?? []
  return [
    ...known.map((entry) => toEntry(true, entry.slice(0, 19), Number(entry.slice(20)))),
    ...(entries ?? []).map(({ created_at, status_code }) => toEntry(false, created_at, status_code)),
  ]
}

function toEntry(isKnown: boolean, time: string, status: number): Entry {
  return { at: japanTimeMs(time) ?? Infinity, status, isKnown }
}

function isEntry({ from, to, mayBeKnown }: Span, { at, isKnown }: Entry): boolean {
  return at >= from - skewMs && at <= to + skewMs && (mayBeKnown || !isKnown)
}

/** The requests of a record that certainly left a success: one without an answer, where no failure can be its entry. */
function listCertain(
  { requests, outcome }: OrderRecord,
  { keyId }: Quote<object>,
  failures: readonly Entry[],
): Span[] {
  return requests.flatMap((request) => {
    const span = { from: request.from ?? -Infinity, to: request.to ?? Infinity, mayBeKnown: true }
    const isTold = outcome?.executed && isLost(request) && !failures.some((entry) => isEntry(span, entry))
    return request.keyId === keyId && (request.status === 200 || isTold) ? [span] : []
  })
}

/** The requests of a record that may have been carried out, with the same key as far as one knows. */
function listPossible(
  record: OrderRecord,
  { keyId, apiAt }: Quote<object>,
  { contracts, apiNow }: Evidence,
  horizonMs: number,
): Span[] {
  const { outcome, quote } = record
  const isMissing = quote?.mark && contracts && !contracts.some(({ mark }) => mark === quote.mark?.value)
  // An order whose contract is not there was not carried out, or a short while ago.
  const since = outcome?.executed === false ? Infinity : isMissing ? (apiNow ?? 0) - horizonMs : -Infinity
  return withOutcome(record)
    .filter((request) => (request.status ?? 200) === 200 && [keyId, ''].includes(request.keyId))
    .map((request) => {
      const from = request.from ?? -Infinity
      const mayBeKnown = from <= (apiAt ?? Infinity)
      return {
        from: isLost(request) ? Math.max(from, since) : from,
        to: toEnd(request, record, horizonMs),
        mayBeKnown,
      }
    })
}

/** Until when a request may have been carried out. */
function toEnd({ kind, status, from, to }: SentRequest, { sent }: OrderRecord, horizonMs: number): number {
  if (status !== null) return to ?? Infinity
  const left = kind === 'order' ? (sent?.apiAt ?? Infinity) + (sent?.withinMs ?? 0) : (from ?? Infinity)
  return left + horizonMs
}

/** Of an order that was executed, the entry may be a success whose time is known. */
function withOutcome({ requests, outcome }: OrderRecord): SentRequest[] {
  return requests.map((sent) => (outcome?.executed && isLost(sent) ? { ...sent, status: 200 } : sent))
}

/** Whether nothing tells what became of an order. */
function isLost({ kind, status }: SentRequest): boolean {
  return kind === 'order' && status === null
}

function isSent({ state, outcome, requests }: OrderRecord): boolean {
  return state !== 'planned' && outcome?.executed !== false && requests.some(({ kind }) => kind === 'order')
}
