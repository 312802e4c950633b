import { type ApiError, isApiError } from '../errors/api-error.ts'
import type { Quote } from '../journal/quote.ts'
import type { QuoteOptions } from './quote-order.ts'

/** The API has refused to place an order because its price has changed since the quote. Nothing was charged. */
export interface PriceMismatch<Order> extends ApiError {
  readonly code: 'PRICE_MISMATCH'
  /**
   * Quotes the same order at today's price: another intent, under another Idempotency-Key. It is placed
   * only when `place` is called with it, so show the new price first. Fails as `quote` does.
   */
  readonly requote: (options?: QuoteOptions) => Promise<Quote<Order>>
}

/**
 * Whether `place` has failed because the price has changed. The new quote fits where the old one did;
 * name the order's type to read its fields.
 *
 * @example if (isPriceMismatch(error)) quote = await error.requote()
 */
export function isPriceMismatch<Order = never>(error: unknown): error is PriceMismatch<Order> {
  return isApiError(error, 'PRICE_MISMATCH') && 'requote' in error
}
