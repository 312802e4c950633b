import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { hour, minute, test } from './scene.ts'

// Cause 7: the client never checked an order again that it had settled as `not-executed`.

test.for<[Product, number]>([
  ['vps', 3 * hour],
  ['hosting', 3 * hour],
])(
  'a %s order is executed %i ms later, after the horizon: the next `reconcile` finds it',
  async ([product, ms], { scene }) => {
    scene.truth.isPastHorizon = true
    const buyer = scene.buyer({ product })
    const quote = await buyer.lose({ finishLateMs: ms, answer: 'nothing' })
    await expect(buyer.settle(quote, { step: 6 })).resolves.toMatchObject({ outcome: 'not-executed' })
    await scene.pass(ms)
    await expect(buyer.reconcile(quote)).resolves.toMatchObject({
      outcome: 'executed',
      contracts: scene.truth.bought(),
    })
  },
)

test.for<Product>(['vps', 'hosting'])(
  'a %s order was written off by a short `horizonMs` and is executed later: another client finds it',
  async (product, { scene }) => {
    scene.truth.isPastHorizon = true
    const [first, second] = scene.pair({ product })
    const quote = await first.lose({ finishLateMs: 10 * minute, answer: 'nothing' })
    let outcome = 'unknown'
    for (let passed = 0; passed < 6 && outcome === 'unknown'; passed += 1) {
      await scene.pass(minute)
      outcome = (await first.reconcile(quote, { horizonMs: minute })).outcome
    }
    expect(outcome).toBe('not-executed')
    await scene.pass(30 * minute)
    await expect(second.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed' })
    await expect(first.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('`waitUntilSettled` after `not-executed` finds the order that was executed late', async (scene) => {
  scene.truth.isPastHorizon = true
  const buyer = scene.buyer()
  const quote = await buyer.lose({ finishLateMs: 3 * hour, answer: 'nothing' })
  await expect(buyer.settle(quote, { step: 6 })).resolves.toMatchObject({ outcome: 'not-executed' })
  await scene.pass(3 * hour)
  await expect(buyer.waitUntilSettled(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('an order that was written off is never placed again, neither before nor after its late execution', async (scene) => {
  scene.truth.isPastHorizon = true
  const [buyer, other] = scene.pair()
  const quote = await buyer.lose({ finishLateMs: 3 * hour, answer: 'nothing' })
  await buyer.settle(quote, { step: 6 })
  for (const ms of [0, 3 * hour]) {
    await scene.pass(ms)
    for (const client of [buyer, other]) await client.place(quote).catch(() => {})
  }
  expect([buyer.sent.length, other.sent.length, scene.bought()]).toEqual([1, 0, 1])
})

test('`executed` is final: the contract ends, and the verdict stays', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.lose('drop-response')
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  buyer.proxy = async (_, forward, kind) => (kind === 'list' ? Response.json({ servers: [] }) : forward())
  await scene.pass(3 * hour)
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test.for<Product>(['vps', 'hosting'])(
  'nothing happened to a lost %s order: `not-executed` comes, and not before the horizon',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await buyer.lose('drop-request')
    await scene.pass(products[product].horizonMs - 2 * minute)
    await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
    const found = await buyer.settle(quote, { minutes: 15 })
    expect(found).toMatchObject({ outcome: 'not-executed', contracts: [] })
    expect(scene.bought()).toBe(0)
  },
)
