import {
  ConfigError,
  type OrderRecord,
  type Quote,
  type ReconcileOptions,
  type Reconciliation,
  type SentRequest,
  type Wait,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { later } from '../evidence/api-clock.ts'
import { horizonOf } from '../evidence/horizon-of.ts'
import { type Account, readAccount } from '../evidence/read-account.ts'
import { isSuccess } from '../evidence/read-log.ts'
import {
  denied,
  findSituation,
  type Question,
  type Situation,
  type Verdict,
  verdict,
} from '../evidence/verdict.ts'
import type { Product } from '../record/product.ts'
import { change, createRecord, openRecords, type Records, toOpenRequest } from '../record/records.ts'
import type { Ordering } from './ordering.ts'
import { parseQuote } from './parse-quote.ts'
import { takeWord } from './take-word.ts'

/**
 * Finds out from the journal and the account whether an order was executed, and writes the outcome into the journal.
 * Sends only reads.
 */
export async function reconcileOrder(
  ordering: Ordering,
  given: Quote<object>,
  { horizonMs = horizonOf(ordering.product), sentBefore, contract, ...options }: ReconcileOptions = {},
): Promise<Reconciliation> {
  // A comparison takes null for 0, with which an order that is still on its way would be written off.
  if (typeof horizonMs !== 'number' || !(horizonMs >= 0))
    throw new ConfigError('horizonMs', `is ${horizonMs}: give a number of milliseconds`)
  const sentAt = sentBefore?.getTime?.()
  if (sentBefore && !(sentAt! > 0)) throw new ConfigError('sentBefore', 'is not a valid date')
  const { client, product } = ordering
  const quote = await parseQuote(client, product.path, given, (id) => ordering.clocks.has(id), options)
  const records = openRecords(client, quote.world, product.path, options.deadlineMs)
  const kept = await records.read(quote.id)
  // The caller has a quote, so a journal once had a record with this quote. If the record is missing or lacks the
  // quote, this is another journal, or this one has lost its latest writes. The order then counts as possibly sent.
  const isKnown = kept?.quote !== undefined
  const known = isKnown ? kept : assumeSent(quote, portsOf(client).now(), sentAt ?? null, kept?.revision)
  // A record that had to be assumed is written to the journal before the account is read, so that other processes count
  // it.
  const record =
    contract !== undefined
      ? await takeWord(ordering, quote, known, records, contract, options)
      : isKnown
        ? known
        : await records.write(change(known, {}))
  if (record === undefined) return changedMeanwhile
  if (contract === null) return { outcome: 'not-executed', contracts: [], reason: denied, entries: [] }
  const recalled = recall(product, record)
  if (recalled) return recalled
  const { logged, contracts } = quote
  const baseline = { contracts, from: () => logged?.from, horizonMs, own: record }
  const account = await readAccount(ordering, records, baseline, options)
  return settle(ordering, { quote, record, horizonMs }, records, account)
}

// Longest time from the start of a quote to the end of its dry run, in milliseconds.
const quoteMs = 120_000

/**
 * Returns a record for an order that is missing in the journal. It has a dry run that was executed and an order with an
 * unknown result, because the process that sent the order may have lost its journal.
 *
 * @param revision revision of the outdated record that this one replaces
 */
function assumeSent(quote: Quote<object>, at: number, leftBy: number | null, revision = 0): OrderRecord {
  const { id, world, path, idempotencyKey, keyId, apiAt, apiBy } = quote
  const dryRun: SentRequest = {
    ...toOpenRequest('dry-run', keyId, apiAt, apiBy),
    // A quote exists only if its dry run succeeded, so the dry run counts as executed.
    to: later(apiBy, quoteMs),
    status: 200,
    result: 'executed',
  }
  const order = toOpenRequest('order', keyId, apiAt, leftBy)
  const record = createRecord({ id, world, path, at, idempotencyKey, quote })
  return { ...record, revision, state: 'sending', requests: [dryRun, order] }
}

/**
 * Returns the outcome that the journal has for an order if it also has the order's contract; `undefined` for any other
 * order. A person's decision that the order has no contract is not enough: the contract may have appeared since.
 */
function recall({ idOf }: Product, { outcome }: OrderRecord): Reconciliation | undefined {
  if (!outcome?.executed) return undefined
  const { server, contracts: found = [] } = outcome
  const id = server && idOf(server)
  const contracts = id ? [id] : found
  const reason = 'the journal has its outcome'
  return contracts[0]
    ? { outcome: 'executed', contracts, reason, entries: [], ...(server && { server }) }
    : undefined
}

/** Decides the outcome of an order and writes what has changed into the journal. */
export async function settle(
  { product }: Ordering,
  { quote, record, horizonMs }: Omit<Question, 'product'>,
  records: Records,
  account: Account,
): Promise<Reconciliation> {
  const dated = { ...record, requests: dateRequests(record, account) }
  const question = { quote, record: dated, horizonMs, product }
  const situation = findSituation(question, account)
  const decided = verdict(situation)
  const changed = { ...dated, ...toChanges(dated, quote, decided, situation, account) }
  const isNews = JSON.stringify(changed) !== JSON.stringify({ ...record })
  if (isNews && !(await records.write(change(changed, {})))) return changedMeanwhile
  return toReconciliation(record, quote, decided, situation)
}

/**
 * Returns the requests of a record. If it is not known when an order was sent, the API's current time becomes the
 * latest time at which it can have been sent.
 */
function dateRequests({ requests }: OrderRecord, { clock }: Account): OrderRecord['requests'] {
  return requests.map((request) =>
    request.kind === 'order' ? { ...request, leftBy: request.leftBy ?? clock.by ?? clock.from } : request,
  )
}

function toChanges(
  record: OrderRecord,
  { keyId, apiAt }: Quote<object>,
  { outcome }: Verdict,
  { own, unowned, leftMs, isComplete }: Situation,
  { contracts, clock }: Account,
): Partial<OrderRecord> {
  const isFirstAfter = leftMs === 0 && isComplete && record.listed === undefined
  const listed = isFirstAfter ? contracts!.map(({ id }) => id) : record.listed
  if (outcome === 'executed') {
    const found = own.map(({ id }) => id)
    // A contract that is proven replaces a person's word that there is none.
    const proven = { executed: true, contracts: found, isWord: undefined }
    return { state: 'settled', listed, outcome: { ...record.outcome, ...proven } }
  }
  const seen = new Set([...(record.candidates ?? []), ...unowned.map(({ id }) => id)])
  const kept = { listed, ...(seen.size > 0 && { candidates: [...seen] }) }
  if (outcome === 'not-executed') {
    return { state: 'settled', ...kept, outcome: { ...record.outcome, executed: false } }
  }
  if (record.state !== 'planned') return { state: 'sending', ...kept, outcome: undefined }
  // The journal says that the order was never sent, but the account does not rule it out: a process may have sent the
  // order, and the journal may have lost the claim. So the record gets a request with an unknown outcome.
  const order = toOpenRequest('order', keyId, apiAt, clock.by)
  return { state: 'sending', ...kept, requests: [...record.requests, order] }
}

function toReconciliation(
  { outcome: before }: OrderRecord,
  { mark }: Quote<object>,
  { outcome, reason, askAgainMs, decidedWithinMs }: Verdict,
  { own, unowned, unexplained }: Situation,
): Reconciliation {
  const server = before?.server
  if (outcome !== 'unknown') {
    const isLate = outcome === 'executed' && before?.executed === false
    const late = isLate ? 'it was executed after it had been reported as not executed: ' : ''
    return {
      outcome,
      contracts: own.map(({ id }) => id),
      reason: late + reason,
      entries: unexplained,
      ...(server && { server }),
    }
  }
  // A name that the caller chose is only a hint: another process may have ordered a contract of the same name.
  const named = unowned.filter(({ name }) => name === mark?.value)
  const isLikely = named[0] || unexplained.some(isSuccess)
  return {
    outcome,
    contracts: named.map(({ id }) => id),
    reason,
    entries: unexplained,
    ...(isLikely && { likely: 'executed' }),
    ...(askAgainMs && { askAgainMs }),
    ...(decidedWithinMs && { decidedWithinMs }),
  }
}

const changedMeanwhile: Reconciliation = {
  outcome: 'unknown',
  contracts: [],
  reason: 'another process has changed the record in the journal; poll again',
  askAgainMs: 1_000,
  entries: [],
}

/** Describes the wait for the outcome of an order. It fails if only a person can decide the outcome. */
export function toSettling(ordering: Ordering, quote: Quote<object>): Wait<Reconciliation> {
  return {
    goal: `order ${quote.idempotencyKey} to be settled`,
    read: (options) => reconcileOrder(ordering, quote, options),
    isReached: ({ outcome }) => outcome !== 'unknown',
    isFailed: ({ askAgainMs }) => askAgainMs === undefined,
    intervalMs: 60_000,
    deadlineMs: horizonOf(ordering.product) + 900_000,
  }
}
