import type { CallOptions } from '../call/call-options.ts'
import type { Client } from '../client/client.ts'
import { ConfigError } from '../errors/config-error.ts'
import { accountFor } from './account-for.ts'
import { findMarked, readEvidence } from './evidence.ts'
import { judge } from './judge.ts'
import type { OrderRecord, Outcome } from '../journal/order-record.ts'
import type { Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'
import { parseQuote } from './parse-quote.ts'
import { measureQuiet } from './quiet-time.ts'
import { addOrder, change, endLast, openRecords, toRecord } from './records.ts'
import { type Reconciliation, toReconciliation } from './reconciliation.ts'

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

/**
 * Finds out what became of an order, from the journal and from what the account shows, and settles it in the
 * journal when that decides. Reads only.
 */
export async function reconcileOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  given: Quote<Order>,
  { horizonMs = 900_000, sentBefore, ...options }: ReconcileOptions = {},
): Promise<Reconciliation> {
  const sentAt = sentBefore?.getTime()
  if (!(horizonMs >= 0)) throw new ConfigError('horizonMs', `is ${horizonMs}: give milliseconds from 0`)
  if (Number.isNaN(sentAt)) throw new ConfigError('sentBefore', 'is no date')
  const { client, idOf, lastSent } = ordering
  const quote = await parseQuote(ordering, given)
  const records = openRecords(client)
  const record = await records.read(quote.id)
  const known = record?.outcome
  const id = known?.server && idOf(known.server)
  const named = typeof id === 'string' ? [id] : known?.contracts
  if (known && (named || !known.executed)) return recall(known, named)
  // Before the account is read, so that whatever is known to have been sent can be seen there.
  const others = await records.list()
  const evidence = await readEvidence(ordering, quote, options)
  if (known) return recall(known, findMarked(quote, evidence))

  const { apiNow } = evidence
  const isNoted = record?.state === 'sending' && record.sent && (record.sent.apiAt ?? apiNow === null)
  const sending = isNoted ? record : await records.write(toSending(client, quote, record, apiNow, sentAt))
  if (sending === undefined) return changedMeanwhile()
  const quiet = measureQuiet(client, sending, lastSent.get(quote.id), apiNow)
  const account = accountFor(quote, others, await records.list(), evidence, horizonMs)
  const reconciliation = judge(quote, evidence, { ...account, ...quiet, horizonMs })
  const { outcome, contracts } = reconciliation
  if (outcome === 'unknown') return reconciliation
  // Against the record as it was before the evidence was read: who has sent the order since then changes it.
  const executed = outcome === 'executed'
  // The contract is there, so it was executed by now.
  const requests = executed ? endLast(sending, { to: evidence.time }) : sending.requests
  const settled = change(sending, { state: 'settled', requests, outcome: { executed, contracts } })
  return (await records.write(settled)) ? reconciliation : changedMeanwhile()
}

function changedMeanwhile(): Reconciliation {
  const reason = 'another process has changed it; the journal decides'
  return toReconciliation('unknown', reason, { askAgainMs: 1_000 })
}

/**
 * The next record of an order that may have been sent. One that nobody has written of as sent counts as sent until
 * now; one that the journal does not have at all, as sent since its quote and by anyone.
 */
function toSending(
  client: Client,
  quote: Quote<object>,
  known: OrderRecord | undefined,
  apiNow: number | null,
  sentAt: number | undefined,
): OrderRecord {
  const unknown = toRecord(client, quote)
  const record = known ?? { ...unknown, requests: addOrder(unknown, quote, quote.apiAt, true) }
  const { sent = { at: sentAt ?? client.now(), apiAt: sentAt ?? null, withinMs: 0 } } = record
  // Where the log showed nothing when the order was sent, its time is counted from what it shows first.
  return change(record, { state: 'sending', sent: { ...sent, apiAt: sent.apiAt ?? apiNow } })
}

function recall({ executed, server }: Outcome, contracts: readonly string[] = []): Reconciliation {
  const outcome = executed ? 'executed' : 'not-executed'
  return toReconciliation(outcome, 'the journal has its outcome', { contracts, ...(server && { server }) })
}
