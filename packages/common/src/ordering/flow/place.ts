import type { CallOptions } from '../../call/call-options.ts'
import { parseMilliseconds } from '../../call/parse-milliseconds.ts'
import type { Client } from '../../client/client.ts'
import { isApiError } from '../../errors/api-error.ts'
import { ConfigError } from '../../errors/config-error.ts'
import {
  OrderOutcomeUnknownError,
  type OrderOutcomeUnknownInit,
} from '../../journal/order-outcome-unknown-error.ts'
import type { PriceMismatch } from '../../journal/price-mismatch.ts'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import { openRecords } from '../record/records.ts'
import { type Moment, readMoment } from '../wire/record-wire.ts'
import { checkOthers } from './check-others.ts'
import type { Ordering } from './ordering.ts'
import { parseInput, parseQuote } from './parse-quote.ts'
import { quoteOrder, rejectAbove } from './quote.ts'
import { reconcileOrder } from './reconcile.ts'
import { sendOrder } from './send-order.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be retried, with the same Idempotency-Key, when no response shows whether it was executed.
   * What the API does with the key of a completed order is not documented: it may order again. @default false
   */
  readonly resend?: boolean | undefined
  /**
   * The time that must be left before the deadline for the order to be sent, so that its response can arrive, in
   * milliseconds. With less, it is not sent, and the error says so. At least 1000, at most half of `deadlineMs`.
   * @default 10000
   */
  readonly minimumMs?: number | undefined
}

// Payment and the creation of contract and server happen while the API responds.
const placeTimeoutMs = 120_000
const leastMs = 1_000

/** How long a call of `place` may take, and since when. */
export interface TimeLimit {
  readonly start: Moment
  readonly withinMs: number
  /** The time that is left, in milliseconds. */
  readonly leftMs: () => number
}

/**
 * Places a quoted order at its price and with its Idempotency-Key. Once it has left, the result is the contract, a
 * rejection that is certain, or an {@link OrderOutcomeUnknownError}.
 */
export async function placeOrder(
  ordering: Ordering,
  given: Quote<object>,
  input: object,
  options: PlaceOptions = {},
): Promise<object> {
  const { client, product } = ordering
  const limit = startLimit(client, options)
  const { signal, timeoutMs, headers } = options
  const reading = { signal, timeoutMs, headers, deadlineMs: limit.withinMs }
  const quote = await parseQuote(client, product.path, given, (id) => ordering.clocks.has(id), reading)
  rejectAbove(client.maxTotalPrice, quote.total_price)
  const fields = parseInput(product.secrets, quote.order, input)
  if ((await client.keyId()) !== quote.keyId) {
    // The log of the key that sends is the only one that shows the order.
    throw new ConfigError('quote', 'was made with another API key: quote again')
  }
  const records = openRecords(client, quote.account, product.path, limit.leftMs)
  const record = await records.read(quote.id)
  const known = findKnown(ordering, quote, record)
  if ('server' in known) return known.server
  const clock = await checkOthers(ordering, quote, known.record, records, reading, limit)
  const sending = {
    quote,
    fields,
    record: known.record,
    records,
    clock,
    limit,
    options: toSendOptions(options, limit),
  }
  const end = await sendOrder(ordering, sending)
  if (end.kind === 'executed') return end.server
  if (end.kind === 'unknown') throw toUnknown(ordering, quote, end)
  throw withRequote(ordering, quote, fields, end.error)
}

function startLimit(client: Client, { deadlineMs = placeTimeoutMs }: PlaceOptions): TimeLimit {
  const start = readMoment(client)
  const withinMs = parseMilliseconds('deadlineMs', deadlineMs)
  return { start, withinMs, leftMs: () => start.monotonic + withinMs - client.monotonic() }
}

function toSendOptions(options: PlaceOptions, { withinMs }: TimeLimit): PlaceOptions {
  const minimumMs = Math.max(leastMs, Math.min(options.minimumMs ?? 10_000, withinMs / 2))
  return { timeoutMs: placeTimeoutMs, ...options, minimumMs }
}

/** Returns the contract of an order that was executed, or the record of one that may be sent. */
export function findKnown(
  ordering: Ordering,
  quote: Quote<object>,
  record: OrderRecord | undefined,
): { server: object } | { record: OrderRecord } {
  if (record === undefined) {
    throw new ConfigError(
      'quote',
      'may have been placed already, because the journal has no record of it: quote again, or share the journal',
    )
  }
  if (record.state === 'planned') return { record }
  if (record.state === 'sending')
    throw toUnknown(ordering, quote, { reason: 'it was sent before, and its outcome is not known' })
  const { server, contracts = [], executed } = record.outcome ?? {}
  if (server) return { server: server }
  const end = executed ? `was ordered already, as ${contracts.join(', ')}` : 'was not executed'
  throw new ConfigError('quote', `${end}: quote again`)
}

export function toUnknown(
  ordering: Ordering,
  quote: Quote<object>,
  why: Pick<OrderOutcomeUnknownInit, 'reason' | 'askAgainMs' | 'entries' | 'cause'>,
): OrderOutcomeUnknownError {
  return new OrderOutcomeUnknownError({
    ...why,
    operation: `POST ${quote.path}`,
    quote,
    reconcile: (options) => reconcileOrder(ordering, quote, options),
  })
}

function withRequote(
  ordering: Ordering,
  { id, order, mark, unmarked }: Quote<object>,
  secrets: object,
  error: unknown,
): unknown {
  if (!isApiError(error, 'PRICE_MISMATCH')) return error
  const { agree_to_terms: _, ...rest } = secrets as { readonly agree_to_terms?: unknown }
  const requote: PriceMismatch<object>['requote'] = (options) =>
    // Another key has another derived name.
    quoteOrder(ordering, { ...order, ...(mark?.isUnique && { [mark.field]: undefined }) }, rest, {
      mark: unmarked !== 'mark is false',
      ...options,
    })
  return Object.assign(error, { quoteId: id, requote })
}
