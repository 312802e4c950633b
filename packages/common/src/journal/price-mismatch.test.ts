import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { isPriceMismatch } from './price-mismatch.ts'
import type { Quote } from './quote.ts'

const init = {
  status: 422,
  message: '',
  details: [],
  operation: 'POST /v1/vps/servers',
  retryAfterMs: undefined,
  rateLimit: {},
}
const mismatch = (): ApiError => new ApiError({ ...init, code: 'PRICE_MISMATCH' })

test('only an error with requote is a price mismatch', () => {
  const other = Object.assign(new ApiError({ ...init, code: 'FORBIDDEN' }), { requote() {} })
  const all = [mismatch(), other, new Error('PRICE_MISMATCH'), undefined]
  expect(all.map((error) => isPriceMismatch(error))).toEqual([false, false, false, false])
  expect(isPriceMismatch(Object.assign(mismatch(), { requote() {} }))).toBe(true)
})

test('with a quote, only the price mismatch of this quote counts', () => {
  const error = Object.assign(mismatch(), { quoteId: 'a', requote() {} })
  const quotes = ['a', 'b'].map((id) => ({ id }) as Quote<object>)
  expect(quotes.map((quote) => isPriceMismatch(error, quote))).toEqual([true, false])
})
