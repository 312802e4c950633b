import { createMemoryJournal } from '@hostwright/common'
import { type Order, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { apiError, end } from './proxies.ts'
import { type Buyer, type Ensured, hour, minute, test, through, unknownOutcome } from './scene.ts'

// These tests cover the situations in which `ensure` stops, and the values that let it continue.

const web: Order = { ...products.vps.input, name: 'web-1' }
const other: Order = { ...products.vps.input, name: 'web-9' }
const shop: Order = { ...products.hosting.input, server_id: 'shop' }

async function stops(run: Promise<Ensured>): Promise<Record<string, unknown>> {
  const ended: unknown = await run.catch((error: unknown) => error)
  expect(ended).toBeInstanceOf(Error)
  return ended as Record<string, unknown>
}
const nothingSent = (buyer: Buyer): void => expect(buyer.sent).toEqual([])

test('two contracts have the name: an error that names both, and nothing is ordered', async (scene) => {
  const buyer = scene.buyer()
  for (let count = 0; count < 2; count += 1) await buyer.place(await buyer.quote(web))
  await scene.pass(10 * minute)
  const next = scene.buyer()
  const error = await stops(next.ensure(web))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'name' })
  for (const uuid of scene.truth.bought()) expect(error['message']).toContain(uuid)
  nothingSent(next)
})

test.for<[Product, Order]>([
  ['vps', web],
  ['hosting', shop],
])(
  'the %s costs more than `maxTotalPrice`: ConfigError, and nothing is ordered',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    const { total_price } = await scene.buyer({ product }).quote()
    await scene.pass(2 * hour)
    const error = await stops(buyer.ensure(order, { maxTotalPrice: total_price - 1 }))
    expect(error).toMatchObject({ name: 'ConfigError', field: 'maxTotalPrice' })
    nothingSent(buyer)
    expect(await buyer.ensure(order, { maxTotalPrice: total_price })).toMatchObject({ state: 'ordered' })
  },
)

test('the price rises between the dry run and the order: rejected, and nothing is bought above the limit', async (scene) => {
  const buyer = scene.buyer()
  through(buyer, async (_, forward, kind) => {
    if (kind === 'order')
      scene.sandbox.plans.change('standard-2gb', { periods: [{ months: 12, price: 9_900 }] })
    return forward()
  })
  const error = await stops(buyer.ensure(web, { maxTotalPrice: 30_000 }))
  expect(error['name']).toMatch(/^(ApiError|ConfigError)$/)
  expect(scene.bought()).toBe(0)
})

test('no journal was given: ConfigError, and not one request is sent', async (scene) => {
  const buyer = scene.buyer({ journal: undefined })
  let requests = 0
  through(buyer, async (_, forward) => {
    requests += 1
    return forward()
  })
  await expect(stops(buyer.ensure(web))).resolves.toMatchObject({ name: 'ConfigError', field: 'journal' })
  expect(requests).toBe(0)
})

test.for<[Product, Order, 'list' | 'log']>([
  ['vps', web, 'list'],
  ['vps', web, 'log'],
  ['hosting', { ...products.hosting.input }, 'list'],
  ['hosting', { ...products.hosting.input }, 'log'],
])(
  '%s %j: the key may not read the %s: ConfigError, and nothing is ordered',
  async ([product, order, forbidden], { scene }) => {
    const buyer = scene.buyer({ product })
    through(buyer, async (_, forward, kind) => (kind === forbidden ? apiError(403, 'FORBIDDEN') : forward()))
    const terms = product === 'hosting' ? { intent: 'shop' } : {}
    const error = await stops(buyer.ensure(order, terms))
    expect(error).toMatchObject({ name: 'ConfigError', field: 'apiKey' })
    nothingSent(buyer)
  },
)

test('a custom key may order and not read VPSs: ConfigError, and nothing is ordered', async (scene) => {
  const permissions = { power_operation: 'full' } as const
  const rights = { permission_type: 'custom', permissions, allow_signup: true } as const
  const buyer = scene.buyer({ apiKey: scene.sandbox.keys.create(rights) })
  await expect(stops(buyer.ensure(web))).resolves.toMatchObject({ name: 'ConfigError', field: 'apiKey' })
  nothingSent(buyer)
})

test('the order has no name and there is no `intent`: ConfigError, and nothing is ordered', async (scene) => {
  const buyer = scene.buyer()
  await expect(stops(buyer.ensure({ ...products.vps.input }))).resolves.toMatchObject({ name: 'ConfigError' })
  nothingSent(buyer)
})

test('unexplained entries: `ensure` stops; with the `despiteOthers` of the error it orders, once', async (scene) => {
  const [theirs, ours] = [scene.buyer(), scene.buyer()]
  await theirs.place(await theirs.quote(other))
  const error = await stops(ours.ensure(web))
  expect(error).toMatchObject(unknownOutcome)
  expect([error['idempotencyKey'], error['quote']]).toEqual([undefined, undefined])
  expect(error).toMatchObject({ despiteOthers: expect.any(String), reason: expect.any(String) })
  expect(error['entries']).not.toEqual([])
  nothingSent(ours)
  const { despiteOthers } = error
  await expect(ours.ensure(web, { despiteOthers })).resolves.toMatchObject({ state: 'ordered' })
  await expect(ours.ensure(web, { despiteOthers })).resolves.toMatchObject({ state: 'existing' })
  expect([ours.sent.length, scene.bought()]).toEqual([1, 2])
})

test('something newer happened since the `despiteOthers` of an error: `ensure` stops again, with another value', async (scene) => {
  const [theirs, ours] = [scene.buyer(), scene.buyer()]
  await theirs.place(await theirs.quote(other))
  const { despiteOthers } = await stops(ours.ensure(web))
  await scene.pass(minute)
  await theirs.place(await theirs.quote(web))
  const again = await stops(ours.ensure(web, { despiteOthers }))
  expect(again).toMatchObject(unknownOutcome)
  expect(again['despiteOthers']).not.toBe(despiteOthers)
  nothingSent(ours)
})

test.for(['true', 'yes', '*', ''] as const)(
  'a script gives %j as `despiteOthers` in advance: it still stops',
  async (despiteOthers, { scene }) => {
    const [theirs, ours] = [scene.buyer(), scene.buyer()]
    await theirs.place(await theirs.quote(other))
    const error = await stops(ours.ensure(web, { despiteOthers }))
    expect(error['name']).toMatch(/^(OrderOutcomeUnknownError|ConfigError)$/)
    nothingSent(ours)
  },
)

test('ordered before, and gone: an error with the time and the value of `again`; with it, ordered once more', async (scene) => {
  const buyer = scene.buyer()
  const { contract } = await buyer.ensure(web)
  await scene.pass(3 * hour)
  await buyer.ensure(web)
  through(buyer, end(scene.truth.bought(), [contract.id]))
  const error = await stops(buyer.ensure(web))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'again', again: expect.any(String) })
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  const { again } = error
  const second = await buyer.ensure(web, { again })
  expect(second.state).toBe('ordered')
  // The value was for one order, so it does not allow a third.
  await expect(buyer.ensure(web, { again })).resolves.toMatchObject({ state: 'existing' })
  expect([buyer.sent.length, scene.bought()]).toEqual([2, 2])
})

test('the second order is gone as well: the `again` of the first stops, and a script cannot order forever', async (scene) => {
  const buyer = scene.buyer()
  const ids: (number | undefined)[] = [(await buyer.ensure(web)).contract.id]
  await scene.pass(3 * hour)
  await buyer.ensure(web)
  buyer.proxy = end(scene.truth.bought(), ids)
  const { again } = await stops(buyer.ensure(web))
  ids.push((await buyer.ensure(web, { again })).contract.id)
  await scene.pass(3 * hour)
  buyer.proxy = end(scene.truth.bought(), ids)
  const error = await stops(buyer.ensure(web, { again }))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'again' })
  expect(error['again']).not.toBe(again)
  expect([buyer.sent.length, scene.bought()]).toEqual([2, 2])
})

test('the client’s own order of the name is open: neither `again` nor `despiteOthers` places another one', async (scene) => {
  const journal = createMemoryJournal()
  const buyer = scene.buyer({ journal })
  scene.fault({ finishLateMs: 10 * minute, answer: 'nothing' })
  await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
  for (const value of ['1', 'yes']) {
    await stops(buyer.ensure(web, { again: value, despiteOthers: value }))
    await stops(scene.buyer({ journal }).ensure(web, { again: value }))
  }
  await scene.pass(20 * minute)
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})
