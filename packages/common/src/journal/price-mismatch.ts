import { type ApiError, isApiError } from '../errors/api-error.ts'
import type { Quote, QuoteOptions } from './quote.ts'

/** The API did not place an order because its price has changed since the quote. Nothing was charged. */
export interface PriceMismatch<Order> extends ApiError<'PRICE_MISMATCH'> {
  /** The `id` of the quote with the old price. */
  readonly quoteId: string
  /**
   * Quotes the same order again at today's price, under a new Idempotency-Key unless the options give one. Charges
   * nothing: the order is placed only when `place` is called with the new quote. Rejects with the same errors as
   * `quote`. Absent on an error of `ensure`: call `ensure` again instead.
   */
  readonly requote: (options?: QuoteOptions) => Promise<Quote<Order>>
}

/**
 * Whether `place` failed because the price of the order has changed. False for errors of `ensure` and `quote`, which
 * have no `requote`: check those with `isApiError(error, 'PRICE_MISMATCH')`. If a quote is given, only a rejection of
 * this quote counts, and the result of `requote` has the quote's type.
 *
 * @example if (isPriceMismatch(error, quote)) quote = await error.requote()
 */
export function isPriceMismatch(error: unknown): error is PriceMismatch<never>
export function isPriceMismatch<Order>(error: unknown, quote: Quote<Order>): error is PriceMismatch<Order>
export function isPriceMismatch(error: unknown, quote?: Quote<unknown>): boolean {
  if (!isApiError(error, 'PRICE_MISMATCH') || !('requote' in error)) return false
  return quote === undefined || (error as PriceMismatch<unknown>).quoteId === quote.id
}
