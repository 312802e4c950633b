import { type ApiError, isApiError } from '../errors/api-error.ts'
import type { Quote, QuoteOptions } from './quote.ts'

/** The API did not place an order because its price has changed since the quote. Nothing was charged. */
export interface PriceMismatch<Order> extends ApiError<'PRICE_MISMATCH'> {
  /** The `id` of the quote whose price no longer holds. */
  readonly quoteId: string
  /**
   * Quotes the same order at today's price: a new intent, under a new Idempotency-Key. Charges nothing: the order is
   * placed only when `place` is called with the quote. Rejects as `quote` does. An order of `ensure` has none: run `ensure`
   * again.
   */
  readonly requote: (options?: QuoteOptions) => Promise<Quote<Order>>
}

/**
 * Whether an order was rejected because its price has changed; with a quote, whether it was the price of that quote. The
 * result of `requote` then has the quote's type.
 *
 * @example if (isPriceMismatch(error, quote)) quote = await error.requote()
 */
export function isPriceMismatch(error: unknown): error is PriceMismatch<never>
export function isPriceMismatch<Order>(error: unknown, quote: Quote<Order>): error is PriceMismatch<Order>
export function isPriceMismatch(error: unknown, quote?: Quote<unknown>): boolean {
  if (!isApiError(error, 'PRICE_MISMATCH') || !('requote' in error)) return false
  return quote === undefined || (error as PriceMismatch<unknown>).quoteId === quote.id
}
