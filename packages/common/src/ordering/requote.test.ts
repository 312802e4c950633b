import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import type { Quote } from '../journal/quote.ts'
import { createScriptedAccount, type Order } from '../testing/scripted-account.ts'
import { rejection } from '../testing/scripted-fetch.ts'
import { isPriceMismatch } from './price-mismatch.ts'
import type { QuoteOptions } from './quote-order.ts'

/** The quote that comes after an order was rejected for its price. */
async function requote(options: QuoteOptions, order: Order): Promise<[Quote<Order>, Quote<Order>]> {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'))
  const quoted = await quote(options, order)
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  if (!isPriceMismatch(error, quoted)) throw error
  return [quoted, await error.requote()]
}

const order: Order = { plan_id: 'standard-2gb' }

test('a mark that was derived is derived again; one that was given stays', async () => {
  const [before, after] = await requote({}, order)
  expect(after.mark).toMatchObject({ isUnique: true })
  expect(after.mark?.value).not.toBe(before.mark?.value)
  const [, named] = await requote({}, { ...order, name: 'web-01' })
  expect(named).toMatchObject({ order: { name: 'web-01' }, mark: { value: 'web-01', isUnique: false } })
})

test.each([order, { ...order, name: 'web-01' }])(
  'who wanted no mark gets none again: %j',
  async (unmarked) => {
    const [, after] = await requote({ mark: false }, unmarked)
    expect(after).toMatchObject({ order: unmarked, mark: null, unmarked: 'mark is false' })
  },
)

test('only an error that can be quoted again is a mismatch of the price', () => {
  const init = {
    status: 422,
    message: '',
    details: [],
    operation: 'POST /x',
    retryAfterMs: undefined,
    rateLimit: {},
  }
  const bare = new ApiError({ ...init, code: 'PRICE_MISMATCH' })
  const other = Object.assign(new ApiError({ ...init, code: 'FORBIDDEN' }), { requote() {} })
  expect([bare, other, new Error('PRICE_MISMATCH')].map((error) => isPriceMismatch(error))).toEqual([
    false,
    false,
    false,
  ])
})
