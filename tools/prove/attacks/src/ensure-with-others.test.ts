import { createMemoryJournal } from '@hostwright/common'
import { type Order, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses } from './proxies.ts'
import { ensureSoon, hour, minute, test, through, unknownOutcome } from './scene.ts'

// These tests run `ensure` beside colleagues, other runners, other keys, and orders without a name.

const web: Order = { ...products.vps.input, name: 'web-1' }
const other: Order = { ...products.vps.input, name: 'web-9' }
const shop: Order = { ...products.hosting.input, server_id: 'shop' }

test.for<Product>(['vps', 'hosting'])(
  'a %s order without a name has an `intent`: the same line twice is one order, another intent is another',
  async (product, { scene }) => {
    const { input } = products[product]
    const buyer = scene.buyer({ product })
    await expect(buyer.ensure(input, { intent: 'shop' })).resolves.toMatchObject({ state: 'ordered' })
    await expect(buyer.ensure(input, { intent: 'shop' })).resolves.toMatchObject({ state: 'existing' })
    await scene.pass(10 * minute)
    await expect(buyer.ensure(input, { intent: 'shop' })).resolves.toMatchObject({ state: 'existing' })
    await expect(buyer.ensure(input, { intent: 'blog' })).resolves.toMatchObject({ state: 'ordered' })
    expect([buyer.sent.length, scene.bought()]).toEqual([2, 2])
  },
)

test.for<Product>(['vps', 'hosting'])(
  'the response of a %s order with an `intent` is lost: another process finds the contract by its derived mark',
  async (product, { scene }) => {
    const { input } = products[product]
    const [first, second] = scene.pair({ product })
    loseEntries(scene, first)
    through(first, loseResponses)
    await expect(first.ensure(input, { intent: 'shop' })).rejects.toMatchObject(unknownOutcome)
    await scene.pass(10 * minute)
    await expect(second.ensure(input, { intent: 'shop' })).resolves.toMatchObject({ state: 'existing' })
    expect([second.sent, scene.bought()]).toEqual([[], 1])
  },
)

test('hosting with a `server_id`: entries of colleagues do not stop it, since the API sells it once', async (scene) => {
  const [theirs, ours] = [scene.buyer({ product: 'hosting' }), scene.buyer({ product: 'hosting' })]
  await theirs.place(await theirs.quote())
  await expect(ours.ensure(shop)).resolves.toMatchObject({ state: 'ordered' })
  expect(scene.bought()).toBe(2)
})

test('hosting without a `server_id`: entries of colleagues stop it', async (scene) => {
  const [theirs, ours] = [scene.buyer({ product: 'hosting' }), scene.buyer({ product: 'hosting' })]
  await theirs.place(await theirs.quote())
  const { input } = products.hosting
  await expect(ours.ensure(input, { intent: 'shop' })).rejects.toMatchObject(unknownOutcome)
  expect([ours.sent, scene.bought()]).toEqual([[], 1])
})

test('somebody else on the account has the `server_id`: existing, although another key ordered it, and nothing is sent', async (scene) => {
  const apiKey = scene.sandbox.keys.create({ allow_signup: true, server: {} })
  const [theirs, ours] = [scene.buyer({ product: 'hosting', apiKey }), scene.buyer({ product: 'hosting' })]
  await theirs.place(await theirs.quote(shop))
  await expect(ours.ensure(shop)).resolves.toMatchObject({ state: 'existing' })
  expect([ours.sent, scene.bought()]).toEqual([[], 1])
})

test('the key rotates between two runs: existing, and nothing is ordered', async (scene) => {
  const journal = createMemoryJournal()
  await scene.buyer({ journal }).ensure(web)
  for (const ms of [0, 10 * minute, 3 * hour]) {
    await scene.pass(ms)
    const next = scene.buyer({ journal, apiKey: scene.sandbox.keys.create({ allow_signup: true }) })
    await expect(next.ensure(web)).resolves.toMatchObject({ state: 'existing' })
    expect(next.sent).toEqual([])
  }
  expect(scene.bought()).toBe(1)
})

test('the key rotates while an order without a response is set up: nothing is ordered with the new key', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 40 * 60 })
  const journal = createMemoryJournal()
  const first = scene.buyer({ journal })
  through(first, loseResponses)
  await expect(first.ensure(web)).rejects.toMatchObject(unknownOutcome)
  const next = scene.buyer({ journal, apiKey: scene.sandbox.keys.create({ allow_signup: true }) })
  for (let passed = 0; passed < 120; passed += 10) {
    await next.ensure(web).catch(() => {})
    await scene.pass(10 * minute)
  }
  expect([first.sent.length, next.sent.length, scene.bought()]).toEqual([1, 0, 1])
})

test('two CI runners with journals of their own, one after the other, during the set-up: the second stops', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'held' })
  const [first, second] = [scene.buyer(), scene.buyer()]
  await first.ensure(web)
  for (let passed = 0; passed < 30; passed += 5) {
    await expect(second.ensure(web)).rejects.toMatchObject(unknownOutcome)
    await scene.pass(5 * minute)
  }
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 60 })
  await scene.pass(10 * minute)
  await expect(second.ensure(web)).resolves.toMatchObject({ state: 'existing' })
  expect([second.sent, scene.bought()]).toEqual([[], 1])
})

test('a CI runner without a journal that lasts lost its response: the run on another machine stops, paid once', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 30 * 60 })
  const [first, second] = [scene.buyer({ journal: 'memory' }), scene.buyer()]
  scene.fault({ finishLateMs: 5 * minute, answerAfterMs: minute })
  await expect(first.ensure(web)).rejects.toMatchObject(unknownOutcome)
  for (let passed = 0; passed < 60; passed += 5) {
    await second.ensure(web).catch(() => {})
    await scene.pass(5 * minute)
  }
  expect([second.sent, scene.bought()]).toEqual([[], 1])
})

test('a colleague ordered four hours ago with the same key: `ensure` does not stop', async (scene) => {
  const [theirs, ours] = [scene.buyer(), scene.buyer()]
  await theirs.place(await theirs.quote(other))
  await scene.pass(4 * hour)
  await expect(ours.ensure(web)).resolves.toMatchObject({ state: 'ordered' })
  expect(scene.bought()).toBe(2)
})

test('a colleague orders four hours after our lost order: our line orders once, and does not take theirs', async (scene) => {
  const [theirs, ours] = [scene.buyer(), scene.buyer()]
  scene.fault('drop-request')
  await expect(ours.ensure(web)).rejects.toMatchObject(unknownOutcome)
  await scene.pass(3 * hour)
  await expect(ensureSoon(scene, ours, web)).resolves.toMatchObject({ state: 'ordered' })
  await scene.pass(hour)
  await theirs.place(await theirs.quote(other))
  await expect(ours.ensure(web)).resolves.toMatchObject({ state: 'existing', contract: { name: 'web-1' } })
  expect([ours.sent.length, scene.bought()]).toEqual([2, 2])
})

test('a program that only reads uses another key: its requests do not stop an order', async (scene) => {
  const apiKey = scene.sandbox.keys.create({ permission_type: 'read' })
  const [reader, ours] = [scene.buyer({ apiKey }), scene.buyer()]
  for (let count = 0; count < 20; count += 1) await reader.client.me()
  await expect(ours.ensure(web)).resolves.toMatchObject({ state: 'ordered' })
})

test('the listed contract of the name has another plan: existing, `differs` says so, nothing is ordered', async (scene) => {
  const buyer = scene.buyer()
  await buyer.place(await buyer.quote({ ...web, plan_id: 'standard-6gb' }))
  await scene.pass(2 * hour)
  const found = await scene.buyer().ensure(web)
  expect(found).toMatchObject({ state: 'existing', differs: [expect.stringContaining('plan')] })
  expect(scene.bought()).toBe(1)
})

test('the API rejects the order of a line: an ApiError, and the next run orders', async (scene) => {
  const buyer = scene.buyer()
  scene.sandbox.account.setBalance(100)
  await expect(buyer.ensure(web)).rejects.toMatchObject({ name: 'ApiError', code: 'PAYMENT_REQUIRED' })
  scene.sandbox.account.setBalance(1_000_000)
  await expect(buyer.ensure(web)).resolves.toMatchObject({ state: 'ordered' })
  expect(scene.bought()).toBe(1)
})

test('`pending` of the result has the own orders of the name that are open, and of no other name', async (scene) => {
  const buyer = scene.buyer()
  const apiKey = scene.sandbox.keys.create({ allow_signup: true })
  scene.fault('drop-request')
  await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
  const theirs = scene.buyer({ apiKey })
  await theirs.place(await theirs.quote(web))
  await scene.pass(5 * minute)
  const found = await buyer.ensure(web)
  expect([found.state, found.pending.length, buyer.sent.length]).toEqual(['existing', 1, 1])
  expect(found.contract.name).toBe('web-1')
})
