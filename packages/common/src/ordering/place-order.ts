import type { CallOptions } from '../call-options.ts'
import { isApiError } from '../errors/api-error.ts'
import { ConfigError } from '../errors/config-error.ts'
import { errorName, type HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import { OrderOutcomeUnknownError } from '../errors/order-outcome-unknown-error.ts'
import { isTransient, isUnsent } from '../transport/retry-decision.ts'
import { toFingerprint } from './fingerprint.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import type { Ordering, Quote, Terms } from './ordering.ts'
import type { PriceMismatch } from './price-mismatch.ts'
import { quoteOrder, refuseAbove } from './quote-order.ts'
import { reconcile } from './reconcile.ts'
import { unlikeAsked } from './unlike-asked.ts'

/** Options of `place`. */
export interface PlaceOptions extends CallOptions {
  /**
   * Whether the order may be sent again, with the same Idempotency-Key, when no answer tells whether it
   * was executed. What the API does with a key whose order is complete is not documented. @default false
   */
  readonly resend?: boolean | undefined
}

// Payment and the creation of contract and server run while the API is being asked.
const placeTimeoutMs = 120_000

/**
 * Places a quoted order at its price and under its key. A failure after which nobody can say whether it
 * was executed becomes an {@link OrderOutcomeUnknownError}; a refusal, which executed nothing, comes out as it is.
 */
export async function placeOrder<Order extends object, Secrets extends object, Server>(
  ordering: Ordering<Order, Secrets, Server>,
  quote: Quote<Order>,
  secrets: Secrets & Pick<Terms, 'agree_to_terms'>,
  options: PlaceOptions = {},
): Promise<Server> {
  const { order, total_price, idempotencyKey } = quote
  const key = parseIdempotencyKey(idempotencyKey)
  refuseAbove(ordering.client.maxTotalPrice, total_price)
  if (quote.fingerprint !== (await toFingerprint({ ...order, total_price }))) {
    throw new ConfigError(
      'quote',
      'was changed after it was made, so its Idempotency-Key is another order’s: quote again',
    )
  }
  const body = { ...order, ...secrets, expected_total_price: total_price, dry_run: false }
  try {
    const patience = { timeoutMs: placeTimeoutMs, deadlineMs: placeTimeoutMs, ...options }
    const answer = await ordering.send(body, key, patience)
    if (!('server' in answer)) throw unlikeAsked(ordering.path, 'an order')
    return answer.server
  } catch (error) {
    if (!isAmbiguous(error)) throw withRequote(error, (again) => quoteOrder(ordering, order, secrets, again))
    const sentUntil = ordering.client.now()
    throw new OrderOutcomeUnknownError(`POST ${ordering.path}`, {
      idempotencyKey: key,
      fingerprint: quote.fingerprint,
      cause: error,
      reconcile: (callOptions) => reconcile(ordering, quote, sentUntil, callOptions),
    })
  }
}

function isAmbiguous(error: unknown): error is HostwrightError {
  if (!isHostwrightError(error)) return false
  // A refusal does not undo what an earlier attempt may have done, nor another call with the same key.
  if (error.attempts.some(({ reason, code }) => reason === 'transient' || code === 'DUPLICATE_REQUEST'))
    return true
  if (isUnsent(error)) return false
  if (isApiError(error) && error.status === 429) return false // refused before it was looked at
  return isTransient(error) || errorName(error) === 'UnexpectedResponseError'
}

function withRequote<Order>(error: unknown, requote: PriceMismatch<Order>['requote']): unknown {
  return isApiError(error, 'PRICE_MISMATCH') ? Object.assign(error, { requote }) : error
}
