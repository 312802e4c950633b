import type { ExecutionLogEntry } from '@hostwright/types'
import { japanTimeMs } from '../../platform/japan-clock.ts'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import type { Contract } from '../record/product.ts'
import { skewMs } from './api-clock.ts'
import { findUnexplained } from './find-unexplained.ts'
import { type Attempt, fits, listAttempts } from './list-attempts.ts'
import type { Account } from './read-account.ts'
import { findOwn } from './read-contracts.ts'
import { divideLog, isSuccess, lagMs, timeOf } from './read-log.ts'
import { unmatched } from './unmatched.ts'

/** An order of which somebody wants to know whether it was executed. */
export interface Question {
  readonly record: OrderRecord
  readonly quote: Quote<object>
  /** How long the order can take to show, counted from when it last left, in milliseconds. */
  readonly horizonMs: number
  /** The contract's id of an ordered server. */
  readonly idOf: (server: object) => string | null | undefined
}

/** What counts for one order. */
export interface Situation {
  readonly record: OrderRecord
  /** The contracts that are known to be this order's. */
  readonly own: readonly Contract[]
  /** Contracts since the quote that are not known to be any order's. */
  readonly unowned: readonly Contract[]
  /** Orders and dry runs that the log has since the quote and no request of the journal explains, newest first. */
  readonly unexplained: readonly ExecutionLogEntry[]
  /** Whether the list of contracts has all of them. */
  readonly isComplete: boolean
  /** Whether the log cannot be read, or lacks a success that it must have by now. */
  readonly isLogLacking: boolean
  /** Time until the order has shown if it was executed, in milliseconds; 0 when that is over, Infinity if not known. */
  readonly leftMs: number
}

/** Finds what counts for an order in what is known of its account. */
export function findSituation(question: Question, account: Account): Situation {
  const { record, quote, horizonMs, idOf } = question
  const { contracts, records, isComplete, clock } = account
  const listed = contracts ?? []
  const proven = new Set(
    records.filter((one) => one.outcome?.executed === true || findOwn(one, listed, idOf).length > 0),
  )
  const owned = new Set(records.flatMap((one) => findOwn(one, listed, idOf)))
  const end = findEnd(record, horizonMs)
  const shownUntil = clock.from ?? -Infinity
  const isNew = ({ id }: Contract): boolean =>
    !quote.contracts?.includes(id) && (record.listed?.includes(id) ?? true)

  const { logged } = quote
  const entries = account.keyId === quote.keyId && logged ? account.entries : null
  const { known, fresh } = divideLog(entries ?? [], logged ?? { from: null, known: [] })
  const attempts = listAttempts(records, quote.keyId, horizonMs, proven)
  const within = fresh.filter((entry) => !(timeOf(entry) > (end ?? Infinity) + skewMs))
  const shown = { from: japanTimeMs(logged?.from ?? '') ?? -Infinity, to: shownUntil - lagOf(horizonMs) }
  return {
    record,
    own: findOwn(record, listed, idOf),
    unowned: listed.filter((contract) => isNew(contract) && !owned.has(contract)),
    unexplained: findUnexplained({ known, fresh: within }, attempts, record, fits),
    isComplete,
    isLogLacking: entries === null || lacksSuccess(entries, attempts, shown),
    leftMs: end === undefined ? 0 : Math.max(0, end - shownUntil),
  }
}

/**
 * The API's time at which an order has shown if it was executed; Infinity if it is not known when it left, `undefined` if
 * it never did.
 */
function findEnd({ requests }: OrderRecord, horizonMs: number): number | undefined {
  const open = requests.filter(({ kind, result }) => kind === 'order' && result === null)
  if (open.length === 0) return undefined
  return Math.max(...open.map(({ leftBy }) => (leftBy ?? Infinity) + horizonMs))
}

/** Whether an executed request has no entry although the log has come past it: then the log may lack others as well. */
function lacksSuccess(
  entries: readonly ExecutionLogEntry[],
  attempts: readonly Attempt[],
  shown: { readonly from: number; readonly to: number },
): boolean {
  const certain = attempts.filter(
    ({ isExecuted, from, to }) => isExecuted && from - skewMs >= shown.from && to + skewMs <= shown.to,
  )
  return unmatched(certain, entries, (attempt, entry) => isSuccess(entry) && fits(entry, attempt)).length > 0
}

// Where an order has to show sooner than usual, the log has to, too.
function lagOf(horizonMs: number): number {
  return Math.min(lagMs, horizonMs * 0.6)
}
