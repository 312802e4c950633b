import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { createForgetfulJournal, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses } from './proxies.ts'
import { hour, minute, test, unknownOutcome } from './scene.ts'

// Cause 4: a client forgot an order that it had sent itself when its journal lost the claim.

const losses = { 'rolls back': 'what was claimed', 'loses everything': 'everything' } as const
type Loss = keyof typeof losses

test.for<[Product, Loss]>([
  ['vps', 'rolls back'],
  ['vps', 'loses everything'],
  ['hosting', 'rolls back'],
  ['hosting', 'loses everything'],
])(
  '%s: the journal loses the claim (%s) of an order without a response: its client never retries it',
  async ([product, loss], { scene }) => {
    const failing = createForgetfulJournal()
    const buyer = scene.buyer({ product, journal: failing.journal })
    loseEntries(scene, buyer)
    const quote = await buyer.quote()
    scene.fault({ finishLateMs: 10 * minute, answer: 'nothing' }, product)
    const error = await buyer.fail(quote)
    failing.lose({ what: losses[loss] })
    for (const ms of [0, minute, 20 * minute, 2 * hour]) {
      await scene.pass(ms)
      await buyer.place(quote).catch(() => {})
    }
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
    expect(error).toMatchObject(unknownOutcome)
  },
)

test.for(['rolls back', 'loses everything'] as const)(
  'the journal loses the claim (%s) of an order that is set up for 40 minutes: `reconcile` never says `not-executed`',
  async (loss, { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 40 * 60 })
    const failing = createForgetfulJournal()
    const buyer = scene.buyer({ journal: failing.journal })
    loseEntries(scene, buyer)
    const quote = await buyer.lose(loseResponses)
    failing.lose({ what: losses[loss] })
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('the journal loses the claim of a confirmed order: its client does not retry it', async (scene) => {
  const failing = createForgetfulJournal()
  const buyer = scene.buyer({ journal: failing.journal })
  loseEntries(scene, buyer)
  const quote = await buyer.quote()
  await buyer.place(quote)
  failing.lose({ what: 'what was claimed' })
  await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})

test('the folder of the journal is no longer mounted: reads find nothing, and nothing is retried', async (scene) => {
  const mounted = createMemoryJournal()
  let isMounted = true
  const journal: OrderJournal = {
    read: async (id) => (isMounted ? mounted.read(id) : undefined),
    list: async (...given) => (isMounted ? mounted.list(...given) : []),
    write: async (record) => !isMounted || mounted.write(record),
  }
  const buyer = scene.buyer({ journal })
  loseEntries(scene, buyer)
  const quote = await buyer.lose({ finishLateMs: 10 * minute, answer: 'nothing' })
  isMounted = false
  await buyer.place(quote).catch(() => {})
  const early = await buyer.reconcile(quote)
  await scene.pass(20 * minute)
  await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  expect(early.outcome).toBe('unknown')
})

test.for<Product>(['vps', 'hosting'])(
  'a %s record is evicted between quote and place: rejected, nothing is sent, and quoting again works',
  async (product, { scene }) => {
    const failing = createForgetfulJournal()
    const buyer = scene.buyer({ product, journal: failing.journal })
    const quote = await buyer.quote()
    failing.lose({ what: 'everything' })
    const error = await buyer.fail(quote).catch((thrown: unknown) => thrown)
    expect([buyer.sent, scene.bought()]).toEqual([[], 0])
    expect(error).toMatchObject({ name: 'ConfigError', field: 'quote' })
    await buyer.place(await buyer.quote())
    expect(scene.bought()).toBe(1)
  },
)

test('another client reads the rolled-back journal after the order was executed: it sends nothing', async (scene) => {
  const failing = createForgetfulJournal()
  const [first, second] = [
    scene.buyer({ journal: failing.journal }),
    scene.buyer({ journal: failing.journal }),
  ]
  const quote = await first.lose('drop-response', { ...products.vps.input, name: 'web-1' })
  failing.lose({ what: 'what was claimed' })
  for (const ms of [minute, 10 * minute, 2 * hour]) {
    await scene.pass(ms)
    const error = await second.fail(quote)
    expect(error).toMatchObject(unknownOutcome)
  }
  expect([second.sent, scene.bought()]).toEqual([[], 1])
})

test('the journal loses the claims of five orders, which are executed later: none of them is retried', async (scene) => {
  const failing = createForgetfulJournal()
  const buyer = scene.buyer({ journal: failing.journal })
  const quotes = []
  for (let count = 0; count < 5; count += 1) quotes.push(await buyer.quote())
  for (const quote of quotes) {
    scene.fault({ finishLateMs: minute, answer: 'nothing' })
    await buyer.fail(quote)
  }
  failing.lose({ what: 'what was claimed' })
  await scene.pass(20 * minute)
  for (const quote of quotes) await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([5, 5])
})
