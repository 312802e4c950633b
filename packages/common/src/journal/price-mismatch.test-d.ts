import { expectTypeOf, test } from 'vitest'
import type { Quote } from '../journal/quote.ts'
import { isPriceMismatch } from './price-mismatch.ts'

declare const error: unknown

interface Order {
  readonly plan_id: string
}
declare const quote: Quote<Order>

test('the new quote has the type of the old one', async () => {
  if (isPriceMismatch(error, quote)) expectTypeOf(await error.requote()).toEqualTypeOf<Quote<Order>>()
  if (isPriceMismatch(error)) expectTypeOf(await error.requote()).toExtend<typeof quote>()
  // @ts-expect-error: the type of the order comes from the quote, and cannot be claimed without it
  if (isPriceMismatch<Order>(error)) return
})
