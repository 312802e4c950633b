import type { CallOptions } from '../call-options.ts'
import { ConfigError } from '../errors/config-error.ts'
import { accountFor } from './account-for.ts'
import { type Evidence, findMarked, readEvidence } from './evidence.ts'
import { judge } from './judge.ts'
import type { OrderRecord } from './order-record.ts'
import type { Ordering, Quote } from './ordering.ts'
import { parseQuote } from './parse-quote.ts'
import { measureQuiet } from './quiet-time.ts'
import { change, openRecords, type Records, toRecord } from './records.ts'
import type { Reconciliation } from './reconciliation.ts'

/** Options of `reconcile`. */
export interface ReconcileOptions extends CallOptions {
  /**
   * How long an order may take to show, counted from when it was last sent or said to be in progress, in
   * milliseconds. Before that, nothing is `not-executed`. @default 900000 (15 minutes)
   */
  readonly horizonMs?: number | undefined
  /**
   * The moment after which the order was not sent any more, where you know it and the journal does not: of a quote
   * that was stored without a journal. @default the first time that it is reconciled
   */
  readonly sentBefore?: Date | undefined
}

const defaultHorizonMs = 900_000

/**
 * Finds out what became of an order, from the journal and from what the account shows, and settles it in the
 * journal when that decides. Reads only.
 */
export async function reconcileOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  given: Quote<Order>,
  { horizonMs = defaultHorizonMs, sentBefore, ...options }: ReconcileOptions = {},
): Promise<Reconciliation> {
  if (!Number.isFinite(horizonMs) || horizonMs < 0) {
    throw new ConfigError('horizonMs', `is ${horizonMs}: give milliseconds from 0`)
  }
  const quote = await parseQuote(ordering, given)
  const records = openRecords(ordering.client)
  const record = await records.read(quote.id)
  if (record?.state === 'settled' && isComplete(ordering, record)) return toReconciliation(ordering, record)
  const evidence = await readEvidence(ordering, quote, options)
  if (record?.state === 'settled') return toReconciliation(ordering, record, findMarked(quote, evidence))
  const sending = await toSending(ordering, quote, record, evidence, records, toMoment(sentBefore))
  if (sending === undefined) return changedMeanwhile
  const { monotonic, now } = ordering.client
  const quiet = measureQuiet({ monotonic, now }, sending, ordering.lastSent.get(quote.id), evidence.apiNow)
  const accounted = accountFor(quote, await records.list(), evidence)
  const found = judge(quote, evidence, { accounted, horizonMs, ...quiet })
  if (found.outcome === 'unknown') return found
  const outcome = { executed: found.outcome === 'executed', contracts: found.contracts }
  // Against the record as it was before the evidence was read: who has sent the order since then changes it.
  const settled = await records.write(change(sending, { state: 'settled', outcome }))
  return settled === undefined ? changedMeanwhile : found
}

const changedMeanwhile: Reconciliation = {
  outcome: 'unknown',
  contracts: [],
  reason: 'another process has changed what the journal has of the order at the same time',
  decides: 'the journal',
  askAgainMs: 1_000,
  entries: [],
}

/** The record of an order that may have been sent. One that nobody has written of as sent counts as sent until now. */
async function toSending<Order extends object>(
  { client }: Pick<Ordering<Order, object>, 'client'>,
  quote: Quote<Order>,
  record: OrderRecord | undefined,
  { apiNow }: Evidence,
  records: Records,
  sentBefore: number | undefined,
): Promise<OrderRecord | undefined> {
  if (record?.sent !== undefined && record.state === 'sending') {
    if (record.sent.apiAt !== null || apiNow === null) return record
    // The log showed nothing when the order was sent: its time is counted from what it shows first.
    return records.write(change(record, { sent: { ...record.sent, apiAt: apiNow } }))
  }
  const planned = record ?? toRecord(client, quote)
  const at = sentBefore ?? client.now()
  const sent = { at, apiAt: sentBefore ?? apiNow, withinMs: 0 }
  return records.write(change(planned, { state: 'sending', sent }))
}

function toMoment(sentBefore: Date | undefined): number | undefined {
  const at = sentBefore?.getTime()
  if (at === undefined || !Number.isNaN(at)) return at
  throw new ConfigError(
    'sentBefore',
    'is no date: give the moment after which the order was not sent any more',
  )
}

/** Whether a settled order has all that can be told of it: one that was not executed, or whose contract is named. */
function isComplete<Order extends object, Server extends object>(
  { idOf }: Ordering<Order, Server>,
  { outcome }: OrderRecord,
): boolean {
  if (outcome?.executed !== true || outcome.contracts !== undefined) return true
  return typeof idOf((outcome.server ?? {}) as Server) === 'string'
}

function toReconciliation<Order extends object, Server extends object>(
  { idOf }: Ordering<Order, Server>,
  { outcome }: OrderRecord,
  marked: readonly string[] = [],
): Reconciliation {
  const { executed = false, server, contracts } = outcome ?? {}
  const id = server === undefined ? undefined : idOf(server as Server)
  const named = typeof id === 'string' ? [id] : (contracts ?? marked)
  return {
    outcome: executed ? 'executed' : 'not-executed',
    contracts: executed ? named : [],
    reason: 'the journal has its outcome',
    entries: [],
    ...(server && { server }),
  }
}
