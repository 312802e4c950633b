import { ConfigError, type PriceMismatch, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { readKeyId } from '../evidence/read-key-id.ts'
import { openRecords } from '../record/records.ts'
import { checkOthers } from './check-others.ts'
import { findKnown, lookAfter, toUnknown } from './find-known.ts'
import type { Ordering } from './ordering.ts'
import { parseInput, parseQuote } from './parse-quote.ts'
import { type PlaceOptions, startLimit, toSendOptions } from './place-options.ts'
import { quoteOrder, rejectAbove } from './quote.ts'
import { rejectMisplaced } from './reject-misplaced.ts'
import { sendOrder } from './send-order.ts'
import { isRejection } from '../wire/is-rejection.ts'

/**
 * Places a quoted order at its price and with its Idempotency-Key. Sends nothing if the journal has the API's
 * confirmation already. Once the order was sent, the call returns the contract, or throws the error of a certain
 * rejection or an `OrderOutcomeUnknownError`.
 */
export async function placeOrder(
  ordering: Ordering,
  given: Quote<object>,
  input: object,
  options: PlaceOptions = {},
): Promise<object> {
  rejectMisplaced(options)
  return (await placeQuote(ordering, given, input, options, false)).server
}

/**
 * Places a quoted order as `placeOrder` does, and also returns whether this call has sent it.
 *
 * @param wasAsked whether `confirm` has been called since the quote
 */
export async function placeQuote(
  ordering: Ordering,
  given: Quote<object>,
  input: object,
  options: PlaceOptions,
  wasAsked: boolean,
): Promise<{ readonly server: object; readonly isSent: boolean }> {
  const { client, product } = ordering
  const limit = startLimit(client, options)
  const { signal, timeoutMs, headers } = options
  const reading = { signal, timeoutMs, headers, deadlineMs: limit.withinMs }
  const quote = await parseQuote(client, product.path, given, (id) => ordering.clocks.has(id), reading)
  rejectAbove(portsOf(client).maxTotalPrice, quote.total_price)
  const fields = parseInput(product.secrets, quote.order, input)
  if ((await readKeyId(client, reading)) !== quote.keyId) {
    // The execution log of an API key lists only the requests that were sent with this key. So the log of the current
    // key cannot be compared with the log that was read for the quote.
    throw new ConfigError('quote', 'was made with another API key: quote again')
  }
  const records = openRecords(client, quote.world, product.path, limit.leftMs)
  const record = await records.read(quote.id)
  const known = findKnown(ordering, quote, record)
  if ('server' in known) return { server: known.server, isSent: false }
  const clock = await checkOthers(ordering, quote, known.record, records, reading, limit, wasAsked)
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
  if (end.kind === 'executed') return { server: end.server, isSent: true }
  if (end.kind === 'unknown') throw toUnknown(ordering, quote, { ...end, ...lookAfter(ordering) })
  // The error of an order that `ensure` sends gets no `requote` method: the next `ensure` reads the new price itself,
  // and another quote would lead to a second order.
  throw known.record.intent ? end.error : withRequote(ordering, quote, fields, end.error)
}

function withRequote(
  ordering: Ordering,
  { id, order, mark, unmarked }: Quote<object>,
  secrets: object,
  error: unknown,
): unknown {
  if (!isRejection(error, 'PRICE_MISMATCH')) return error
  const { agree_to_terms: _, ...rest } = secrets as { readonly agree_to_terms?: unknown }
  const requote: PriceMismatch<object>['requote'] = (options) =>
    // A name that was derived from the old quote's Idempotency-Key is removed from the order: the new quote has a new
    // key and derives a new name.
    quoteOrder(ordering, { ...order, ...(mark?.isUnique && { [mark.field]: undefined }) }, rest, {
      mark: unmarked !== 'mark is false',
      ...options,
    })
  return Object.assign(error, { quoteId: id, requote })
}
