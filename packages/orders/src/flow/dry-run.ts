import {
  type CallContext,
  type CallOptions,
  type OrderOutcomeUnknownError,
  type OrderRecord,
  type Quote,
  type SentRequest,
  type UnexpectedResponseError,
} from '@hostwright/common'
import { portsOf, sentThrough } from '@hostwright/common/ports'
import type { OrderDryRunResult } from '@hostwright/types'
import { type ApiClock, apiTimeAt, arrivedBy, later } from '../evidence/api-clock.ts'
import { malformed } from '../evidence/read-if-possible.ts'
import type { Terms } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import type { WireRecord } from '../wire/record-wire.ts'
import { lookAfter, toUnknown } from './find-known.ts'
import type { Ordering } from './ordering.ts'
import { isRejection } from '../wire/is-rejection.ts'
import { toResult } from '../wire/to-result.ts'

/** Sends an order as a dry run, and returns its total price. */
export async function tryOrder(
  { product }: Ordering,
  order: object,
  price: number,
  options: CallOptions & CallContext,
): Promise<number> {
  const terms: Terms = { expected_total_price: price, agree_to_terms: true, dry_run: true }
  const response = await product.send({ ...order, ...terms }, undefined, options)
  const { dry_run, total_price = -1 } = (response ?? {}) as Partial<OrderDryRunResult>
  if (dry_run === true && Number.isSafeInteger(total_price) && total_price >= 0) return total_price
  throw malformed(`POST ${product.path}`, 'The response is not that of a dry run')
}

// Longest time for which the API may still work on a dry run after the deadline of its call if a gateway responded in
// its place, in milliseconds.
const behindGatewayMs = 180_000

/**
 * Returns the result of a dry run, for the journal.
 *
 * @param deadline the deadline of its call, on the API's clock
 */
export function endDryRun(
  { attempts }: WireRecord,
  clock: ApiClock,
  deadline: number | null,
): Partial<SentRequest> {
  const last = attempts.at(-1)
  if (last === undefined) return { result: 'rejected' }
  const { arrival, arrivedAt, leftAt } = last
  const leftBy = apiTimeAt(clock, leftAt).by
  if (!arrival) return { leftBy }
  const { status, headers, data, error } = arrival
  // A proxy can send a 4xx. Only a status and a body of the API prove that it rejected the dry run.
  const result = toResult(data, error)
  const to = arrivedBy(clock, arrivedAt!, headers)
  const isEnd = isRejection(error) || (status >= 300 && status < 400)
  const endsBy = result ? undefined : isEnd ? to : later(deadline, behindGatewayMs)
  return { leftBy, to, endsBy, status, result }
}

/**
 * Whether a dry run has a success status and a response that does not say that it was a dry run, so that the order may
 * have been executed. The HTML page of a proxy says nothing about the order, whatever its status.
 */
export function mayBeOrder({ attempts }: WireRecord): boolean {
  const { status = 0, data, error } = attempts.at(-1)?.arrival ?? {}
  const { contentType } = Object(error) as Partial<UnexpectedResponseError>
  if (/\bhtml\b/i.test(contentType ?? '')) return false
  return status >= 200 && status < 300 && (Object(data) as Partial<OrderDryRunResult>).dry_run !== true
}

/**
 * Records a dry run that may have been executed as an order, and returns the error for it. Nothing else is sent for the
 * record until its outcome is known.
 */
export async function openOrder(
  ordering: Ordering,
  planned: OrderRecord & { readonly quote: Quote<object> },
  records: Records,
  dryRun: SentRequest,
  cause: unknown,
): Promise<OrderOutcomeUnknownError> {
  // The order has an id of its own: if the journal loses it, the requests that this process remembers are recognized as
  // lost by their ids.
  const order: SentRequest = { ...dryRun, id: crypto.randomUUID(), kind: 'order', result: null }
  const toOpened = ({ requests, state }: OrderRecord): Partial<OrderRecord> => ({
    quote: planned.quote,
    requests: [...requests.filter(({ id }) => id !== dryRun.id && id !== order.id), order],
    ...(state === 'planned' && { state: 'sending' }),
  })
  sentThrough(portsOf(ordering.client).journal).set(planned.id, { ...planned, ...toOpened(planned) })
  await records.update(planned.id, toOpened)
  const reason = 'the response to the dry run does not say that it was one'
  return toUnknown(ordering, planned.quote, { reason, ...lookAfter(ordering), cause })
}
