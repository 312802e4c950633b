import { isPriceMismatch } from '@hostwright/common'
import { type Product, raisePrice } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { type Scene, test } from './scene.ts'

/** Quotes an order, raises its price and places it; returns the error's function that quotes the order again. */
async function placeTooLate(scene: Scene, product: Product, client: object = {}) {
  const buyer = scene.buyer({ product, client })
  const quote = await buyer.quote()
  raisePrice(scene.sandbox, product)
  const failed = await buyer.fail(quote)
  expect(failed).toMatchObject({ name: 'ApiError', code: 'PRICE_MISMATCH', status: 422 })
  if (!isPriceMismatch(failed)) throw new Error('it cannot be quoted again')
  return { buyer, quote, requote: failed.requote as typeof buyer.quote }
}

test.for<Product>(['vps', 'hosting'])(
  'the price of a %s rises before the order: after a new quote, it is placed once',
  async (product, { scene }) => {
    const { balance } = scene.sandbox.account
    const { buyer, quote, requote } = await placeTooLate(scene, product)
    const again = await requote()
    expect(again.idempotencyKey).not.toBe(quote.idempotencyKey)
    expect([scene.sandbox.account.balance, scene.bought()]).toEqual([balance, 0])
    await buyer.place(again)
    await buyer.place(again)
    expect([scene.sandbox.account.balance, scene.bought()]).toEqual([balance - again.total_price, 1])
  },
)

test.for<[Product, number]>([
  ['vps', 21_450],
  ['hosting', 13_200],
])('a new price of a %s above maxTotalPrice is rejected', async ([product, maxTotalPrice], { scene }) => {
  const { requote } = await placeTooLate(scene, product, { maxTotalPrice })
  await expect(requote()).rejects.toThrow(`maxTotalPrice is ${maxTotalPrice} yen`)
})
