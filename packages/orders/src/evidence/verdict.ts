import type { OrderRecord, Quote } from '@hostwright/common'
import { japanTimeMs } from '@hostwright/common/ports'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Contract, Product } from '../record/product.ts'
import { skewMs } from './api-clock.ts'
import {
  type Attempt,
  findUnexplained,
  fits,
  isOpenDryRun,
  listAttempts,
  mayFit,
  unmatched,
} from './find-unexplained.ts'
import type { Account } from './read-account.ts'
import { findUniqueName } from './find-unique-name.ts'
import { mayBeOf, withoutNamed } from './may-be-of.ts'
import { type NextLook, nextLook } from './next-look.ts'
import { findOwn, idsOf } from './read-contracts.ts'
import { divideLog, isSuccess, lagMs, timeOf } from './read-log.ts'
import { showEntries } from './show-entries.ts'

/** The outcome of an order, with its reason and, if it is unknown, with the time of the next look. */
export interface Verdict extends NextLook {
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  readonly reason: string
}

/** Reason for `not-executed` if a person has said that the order has no contract. */
export const denied = 'a person has said so'

/**
 * Decides the outcome of an order. Unless a person has said that it has no contract, or the API has rejected it, the
 * outcome is never `not-executed` while a contract or a log entry since the quote is unexplained, because that may
 * belong to the order.
 */
export function verdict(situation: Situation): Verdict {
  const { record, own, unowned, missing, unexplained, isComplete, isLogLacking, otherKey, leftMs } = situation
  const orders = record.requests.filter(({ kind }) => kind === 'order')
  const isOver = leftMs === 0
  // The log of a new key is empty until it shows the first request, and only then the time that is left is known. A log
  // that cannot be read never shows it.
  const isWaiting = !isOver && (leftMs < Infinity || !isLogLacking)
  const unknown = (reason: string): Verdict =>
    isWaiting
      ? { outcome: 'unknown', reason, ...nextLook(leftMs, situation.horizonMs) }
      : { outcome: 'unknown', reason: `${reason}. Nothing changes by itself` }
  if (own[0]) return { outcome: 'executed', reason: 'a contract is proven to be its own' }
  if (record.outcome?.executed) return { outcome: 'executed', reason: 'the API has confirmed it' }
  if (record.outcome?.isWord) return { outcome: 'not-executed', reason: denied }
  if (orders[0] && orders.every(({ result }) => result === 'rejected')) {
    return { outcome: 'not-executed', reason: 'the API has rejected it' }
  }
  if (unowned[0] || unexplained[0]) return unknown(describe(situation))
  if (orders.length === 0) return { outcome: 'not-executed', reason: 'it was never sent' }
  if (!isComplete)
    return unknown('the list of contracts may be incomplete; a key that sees all can decide it')
  // The key that sent the order has settled it, and another key has a log that says nothing about it.
  if (otherKey && record.outcome) return { outcome: 'not-executed', reason: 'the journal has its outcome' }
  if (isLogLacking) {
    return unknown(
      otherKey
        ? `it was sent with the API key ${otherKey}, whose own log decides it: use that key once, if it still works`
        : 'the execution log of the key that sent it cannot be read, or lacks entries',
    )
  }
  if (!isOver) return unknown('it may still be executed until its horizon has passed')
  if (missing[0])
    return unknown(`contracts that may belong to it are listed no longer: ${missing.join(', ')}`)
  return { outcome: 'not-executed', reason: 'its horizon has passed without a contract or a log entry' }
}

function describe({ unowned, unexplained, isDryRunOrOwn }: Situation): string {
  const contracts = unowned.map(({ id, name }) => `${name} (${id})`).join(', ')
  const entries = showEntries(unexplained)
  const found = [
    contracts && `contracts that may belong to it: ${contracts}`,
    entries && `log entries that no request in the journal explains: ${entries}`,
    entries && isDryRunOrOwn && 'they can only be the lost dry run of another order, or this order',
  ]
  return `since the quote there are ${found.filter(Boolean).join('; ')}`
}

/** An order whose outcome has to be decided, with its quote. */
export interface Question {
  readonly record: OrderRecord
  readonly quote: Quote<object>
  /** Longest time from sending an order until it appears in the account, in milliseconds. */
  readonly horizonMs: number
  readonly product: Pick<Product, 'idOf' | 'isNameUnique' | 'nameField'>
}

/** The evidence about one order. */
export interface Situation {
  readonly record: OrderRecord
  /** The contracts that are proven to belong to this order. */
  readonly own: readonly Contract[]
  /** Contracts since the quote that are not proven to belong to any order. */
  readonly unowned: readonly Contract[]
  /** The ids of contracts that may belong to this order, were listed since the quote, and are not listed now. */
  readonly missing: readonly string[]
  /** Log entries of orders and dry runs since the quote that no request in the journal explains, newest first. */
  readonly unexplained: readonly ExecutionLogEntry[]
  /** Whether each unexplained entry can be the dry run of another order whose result is not known. */
  readonly isDryRunOrOwn: boolean
  /** Whether the list of contracts is complete. */
  readonly isComplete: boolean
  /** Whether the log cannot be read, or lacks a success that it should show by now. */
  readonly isLogLacking: boolean
  /** The id of the API key that sent the order, if another key is in use now, whose log does not show the order. */
  readonly otherKey?: string | undefined
  readonly horizonMs: number
  /**
   * Time until an executed order must have appeared, in milliseconds; 0 if it has passed or no request of the order is
   * open, Infinity if not known.
   */
  readonly leftMs: number
}

/** Collects the evidence about an order from the state of its account. */
export function findSituation(question: Question, account: Account): Situation {
  const { record, quote, horizonMs, product } = question
  const { idOf } = product
  const { contracts, records, isComplete, clock } = account
  const listed = contracts ?? []
  const proven = new Set(
    records.filter((one) => one.outcome?.executed === true || findOwn(one, listed, idOf).length > 0),
  )
  const owned = new Set(records.flatMap((one) => findOwn(one, listed, idOf)))
  const end = findEnd(record, horizonMs)
  const shownUntil = clock.from ?? -Infinity
  const onlyName = findUniqueName(product, quote)
  const isNew = (contract: Contract): boolean =>
    mayBeOf(product, quote, contract) && (record.listed?.includes(contract.id) ?? true)

  const { logged } = quote
  const entries = account.keyId === quote.keyId && logged ? account.entries : null
  const { known, fresh } = divideLog(entries ?? [], logged ?? { from: null, known: [] })
  const attempts = listAttempts(records, quote.keyId, horizonMs, proven)
  const within = fresh.filter((entry) => !(timeOf(entry) > (end ?? Infinity) + skewMs))
  const divided = { known, fresh: within }
  const unexplained = onlyName ? [] : findUnexplained(divided, attempts, record, fits, clock.address)
  const shown = { from: japanTimeMs(logged?.from ?? '') ?? -Infinity, to: shownUntil - lagOf(horizonMs) }
  return {
    record,
    own: findOwn(record, listed, idOf),
    unowned: withoutNamed(
      listed.filter((contract) => isNew(contract) && !owned.has(contract)),
      product,
      quote,
      records,
    ),
    missing: onlyName ? [] : findMissing(record, listed, records, idOf),
    unexplained,
    isDryRunOrOwn: unexplained.every((entry) =>
      attempts.some((attempt) => isOpenDryRun(attempt.request) && mayFit(entry, attempt)),
    ),
    isComplete,
    isLogLacking: !onlyName && (!entries || lacksSuccess(entries, attempts, shown)),
    otherKey: account.keyId === quote.keyId ? undefined : quote.keyId,
    horizonMs,
    leftMs: end === undefined ? 0 : Math.max(0, end - shownUntil),
  }
}

/** Returns the candidates of an order that are not listed, and that no other order in the journal has bought. */
function findMissing(
  { id: own, candidates = [] }: OrderRecord,
  listed: readonly Contract[],
  records: readonly OrderRecord[],
  idOf: Product['idOf'],
): string[] {
  const others = records.filter(({ id }) => id !== own)
  const known = new Set([
    ...listed.flatMap(({ id, formerId = id }) => [id, formerId]),
    ...others.flatMap((record) => idsOf(record, idOf)),
  ])
  return candidates.filter((id) => !known.has(id))
}

/**
 * Returns the API's time by which an executed order must have appeared; Infinity if it is not known when the order was
 * sent, `undefined` if no request of the order is open: it was never sent, or each result is known.
 */
function findEnd({ requests }: OrderRecord, horizonMs: number): number | undefined {
  const open = requests.filter(({ kind, result }) => kind === 'order' && !result)
  if (open.length === 0) return undefined
  return Math.max(...open.map(({ leftBy }) => (leftBy ?? Infinity) + horizonMs))
}

/**
 * Whether the log lacks the success of an executed request, although the request is older than the newest entry by more
 * than the longest delay of the log. Other entries may then be missing as well.
 */
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

// Returns the delay after which the execution log must show a request, in milliseconds: `lagMs`, but at most 60 % of
// the horizon, the longest time until a sent order shows in the account. With a longer delay, the horizon could pass
// before the log must show the requests of its beginning.
function lagOf(horizonMs: number): number {
  return Math.min(lagMs, horizonMs * 0.6)
}
