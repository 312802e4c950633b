import type { CallOptions } from '../call-options.ts'
import { isApiError } from '../errors/api-error.ts'
import { ConfigError } from '../errors/config-error.ts'
import { errorName } from '../errors/hostwright-error.ts'
import { accountFor } from './account-for.ts'
import { findMarked, readEvidence } from './evidence.ts'
import { unwantedMark, withoutDerivedMark } from './mark.ts'
import type { OrderRecord } from './order-record.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import type { Ordering, Quote } from './ordering.ts'
import { parseQuote } from './parse-quote.ts'
import type { PriceMismatch } from './price-mismatch.ts'
import { quoteOrder, refuseAbove } from './quote-order.ts'
import { reconcileOrder } from './reconcile.ts'
import { toSent } from './quiet-time.ts'
import { change, openRecords, type Records, refuseUsedKey, toRecord, withStatus } from './records.ts'
import { parseInput } from './parse-input.ts'
import { type Ending, sendOrder, toDeadlineMs } from './send-order.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be sent again, with the same Idempotency-Key, when no answer tells whether it
   * was executed. What the API does with a key whose order is complete is not documented: it may order again.
   * @default false
   */
  readonly resend?: boolean | undefined
  /**
   * The time that must be left before the deadline for the order to be sent, so that its answer can be heard; with
   * less it is not sent, and the error says so. At most half of `deadlineMs`. @default 10000
   */
  readonly minimumMs?: number | undefined
}

/**
 * Places a quoted order at its price and under its key. Once it has left, this gives the contract, a refusal that
 * is certain, or an {@link OrderOutcomeUnknownError}. Before it leaves, the journal has it.
 */
export async function placeOrder<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  given: Quote<Order>,
  input: object,
  options: PlaceOptions = {},
): Promise<Server> {
  const { client } = ordering
  const quote = await parseQuote(ordering, given)
  refuseAbove(client.maxTotalPrice, quote.total_price)
  const secrets = parseInput(ordering.secrets, quote.order, input)
  if ((await client.keyId()) !== quote.keyId) {
    throw new ConfigError(
      'quote',
      'was made with another API key, whose log alone can tell what becomes of it: quote again',
    )
  }
  const records = openRecords(client)
  const record = await records.read(quote.id)
  const known = findKnown(ordering, quote, record)
  if (known !== undefined) return known

  // A quote that this journal has as planned was sent by nobody who shares it; of any other, the account is asked.
  const planned = record ?? (await toUnsent(ordering, quote, records, options))
  const claimed = await claim(ordering, quote, planned, records, options)
  const ending = await sendOrder(ordering, quote, secrets, options)
  return settle(ordering, quote, secrets, claimed, ending, records)
}

/** What the journal knows of an intent that is not to be sent (any more); `undefined` when it may be sent. */
function findKnown<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  record: OrderRecord | undefined,
): Server | undefined {
  if (record?.state === 'sending') {
    throw unknown(ordering, quote, 'The order is being sent, or was and nothing tells what became of it.')
  }
  if (record?.state !== 'settled') return undefined
  const { executed, server, contracts = [] } = record.outcome ?? { executed: false }
  if (server !== undefined) return server as Server
  throw new ConfigError(
    'quote',
    executed
      ? `was ordered already, as ${contracts.join(', ')}: use that contract, or quote again for another`
      : 'was settled as not executed, and cannot be placed any more: quote again',
  )
}

/**
 * The record of a quote that the journal does not have. One that somebody else has placed is refused, as far as
 * the account shows it.
 */
async function toUnsent<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  records: Records,
  { signal, timeoutMs, headers }: PlaceOptions,
): Promise<OrderRecord> {
  const record = toRecord(ordering.client, quote)
  const evidence = await readEvidence(ordering, quote, { signal, timeoutMs, headers })
  const marked = findMarked(quote, evidence)
  if (marked.length > 0 && quote.mark?.isUnique) {
    const settled = change(record, { state: 'settled', outcome: { executed: true, contracts: marked } })
    await records.keep(settled)
    findKnown(ordering, quote, settled)
  }
  const accounted = accountFor(quote, await records.list(), evidence)
  const successes = (evidence.entries ?? []).filter(({ status_code }) => status_code < 400)
  if (successes.length <= accounted && marked.length === 0) return record
  throw new ConfigError(
    'quote',
    'may have been placed already: since it was made, its API key has had an order or a dry run that the journal does not have. ' +
      'Reconcile it if another process may have placed it; else quote again, and let processes with one key share a journal',
  )
}

/** Writes that the order is about to be sent. Of all who try, one succeeds. */
async function claim<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  planned: OrderRecord,
  records: Records,
  options: PlaceOptions,
): Promise<OrderRecord> {
  const { client } = ordering
  const sending = change(planned, {
    state: 'sending',
    requests: [...planned.requests, { kind: 'order', keyId: quote.keyId, status: null }],
    sent: toSent(client.now(), quote, toDeadlineMs(options)),
  })
  if ((await records.write(sending)) === undefined) {
    findKnown(ordering, quote, await records.read(quote.id))
    throw unknown(ordering, quote, 'Another process has just begun to place the order.')
  }
  try {
    // After the own claim, so that of two quotes with one key at most one is sent.
    refuseUsedKey(await records.list(), quote.idempotencyKey, quote.id)
  } catch (error) {
    await records.keep(change(sending, { state: 'planned', requests: planned.requests, sent: undefined }))
    throw error
  }
  return sending
}

/** Writes what became of the order, and gives or throws it. What cannot be written does not change what has happened. */
async function settle<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  secrets: object,
  claimed: OrderRecord,
  ending: Ending<Server>,
  records: Records,
): Promise<Server> {
  const { client } = ordering
  const keyId = await client.keyId().catch(() => '')
  const { status } = ending
  const requests = withStatus(claimed, status, keyId === quote.keyId ? keyId : '')
  if (ending.kind === 'confirmed') {
    const { server } = ending
    await records.keep(change(claimed, { state: 'settled', requests, outcome: { executed: true, server } }))
    return server
  }
  if (ending.kind === 'refused') {
    // Nothing was executed, so the same quote may be placed again.
    const kept = ending.isSent ? requests : claimed.requests.slice(0, -1)
    await records.keep(change(claimed, { state: 'planned', requests: kept, sent: undefined }))
    throw withRequote(ordering, quote, secrets, ending.error)
  }
  const sent = toSent(client.now(), quote, 0, ending.tookMs)
  await records.keep(change(claimed, { requests, sent }))
  throw unknown(
    ordering,
    quote,
    'The order may or may not have been executed: no answer tells.',
    ending.error,
  )
}

function unknown<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
  problem: string,
  cause?: unknown,
): OrderOutcomeUnknownError {
  return new OrderOutcomeUnknownError({
    quote,
    problem,
    cause: errorName(cause) === undefined ? undefined : cause,
    reconcile: (options) => reconcileOrder(ordering, quote, options),
  })
}

function withRequote<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  { order, mark, unmarked }: Quote<Order>,
  secrets: object,
  error: unknown,
): unknown {
  if (!isApiError(error, 'PRICE_MISMATCH')) return error
  const requote: PriceMismatch<Order>['requote'] = (options) =>
    quoteOrder(ordering, withoutDerivedMark(order, mark), secrets, {
      mark: unmarked !== unwantedMark,
      ...options,
    })
  return Object.assign(error, { requote })
}
