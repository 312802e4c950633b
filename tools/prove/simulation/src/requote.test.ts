import { createClient, type ClientOptions } from '@hostwright/common'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createShop, type Product, type Shop } from './shop.ts'

const products = ['vps', 'hosting'] as const

async function setUp(
  product: Product,
  options?: ClientOptions,
): Promise<{ sandbox: Sandbox; shop: Shop; failed: unknown; idempotencyKey: string }> {
  const sandbox = await createSandbox({ speed: 0, startAt: Date.UTC(2026, 9, 1, 3) })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const { now, sleep } = clock
  const client = createClient({ baseUrl, apiKey, fetch, now, sleep, ...options })
  const shop = createShop(product, client, sandbox)
  const intent = await shop.quote()
  shop.raisePrice()
  const failed: unknown = await intent.place().catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'ApiError', code: 'PRICE_MISMATCH', status: 422 })
  return { sandbox, shop, failed, idempotencyKey: intent.idempotencyKey }
}

test.each(products)(
  'an order of %s whose price has changed is quoted again, then placed once',
  async (product) => {
    const { sandbox, shop, failed, idempotencyKey } = await setUp(product)
    const { balance } = sandbox.account
    const contracts = shop.countContracts()
    const again = await shop.requote(failed)
    expect(again?.idempotencyKey).not.toBe(idempotencyKey)
    expect([sandbox.account.balance, shop.countContracts()]).toEqual([balance, contracts])

    await again!.place()
    await again!.place()
    expect(sandbox.account.balance).toBe(balance - again!.total_price)
    expect(shop.countContracts()).toBe(contracts + 1)
  },
)

test.each([
  ['vps', 21_450],
  ['hosting', 13_200],
] as const)('a new price of %s above maxTotalPrice is rejected', async (product, maxTotalPrice) => {
  const { failed, shop } = await setUp(product, { maxTotalPrice })
  await expect(shop.requote(failed)).rejects.toThrow(`maxTotalPrice is ${maxTotalPrice} yen`)
})
