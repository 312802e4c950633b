import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryJournal } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { type Order, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses, never, onOrder, renameInPanel } from './proxies.ts'
import { ensureSoon, minute, test, through, unknownOutcome } from './scene.ts'

// These tests run the same line of `ensure` any number of times: it buys one contract.

const web: Order = { ...products.vps.input, name: 'web-1' }
const shop: Order = { ...products.hosting.input, server_id: 'shop' }
const both: readonly [Product, Order][] = [
  ['vps', web],
  ['hosting', shop],
]

test.for(['__proto__', 'constructor', 'tostring', '-', '0'])(
  'a VPS named %s is ordered once, with a journal in a folder',
  async (name, { scene, onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'ensure-once-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const state of ['ordered', 'existing', 'existing']) {
      const buyer = scene.buyer({ journal: createFolderJournal(folder) })
      expect((await buyer.ensure({ ...web, name })).state).toBe(state)
    }
    expect(scene.bought()).toBe(1)
  },
)

test.for(both)(
  'the same %s line twice: ordered, then existing, paid once',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    const first = await buyer.ensure(order)
    expect(first).toMatchObject({ state: 'ordered', pending: [] })
    for (const ms of [0, 30_000, minute, 10 * minute]) {
      await scene.pass(ms)
      const again = await buyer.ensure(order)
      expect(again.state).toBe('existing')
      expect([again.contract.id, again.contract.servername]).toEqual([
        first.contract.id,
        first.contract.servername,
      ])
    }
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  },
)

test.for(both)(
  'the same %s line four times in parallel in one client: paid once',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    const ended = await Promise.allSettled([1, 2, 3, 4].map(async () => buyer.ensure(order)))
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
    for (const end of ended) if (end.status === 'rejected') expect(end.reason).toMatchObject(unknownOutcome)
    await scene.pass(10 * minute)
    await expect(buyer.ensure(order)).resolves.toMatchObject({ state: 'existing' })
  },
)

test.for(both)(
  'four processes, two with another key, run the same %s line together over one journal: paid once',
  async ([product, order], { scene }) => {
    const journal = createMemoryJournal()
    const other = scene.sandbox.keys.create({ allow_signup: true, server: {} })
    const keys = [undefined, other, undefined, other]
    const buyers = keys.map((apiKey) => scene.buyer({ product, journal, apiKey }))
    await Promise.allSettled(buyers.map(async (buyer) => buyer.ensure(order)))
    expect([buyers.flatMap(({ sent }) => sent).length, scene.bought()]).toEqual([1, 1])
  },
)

test.for(both)(
  'two processes run the same %s line together, each with a journal: paid at most once',
  async ([product, order], { scene }) => {
    const buyers = [scene.buyer({ product }), scene.buyer({ product })]
    const ended = await Promise.allSettled(buyers.map(async (buyer) => buyer.ensure(order)))
    expect(scene.bought()).toBeLessThanOrEqual(1)
    const stopped = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    // The API itself rejects a used `server_id`; for a VPS, only `ensure` prevents a second order.
    const isTaken = { name: 'ApiError', code: 'SERVER_ID_TAKEN' }
    if (product === 'vps') expect(stopped.length).toBeGreaterThan(0)
    for (const error of stopped) {
      const { name } = error as Error
      expect(error).toMatchObject(name === 'ApiError' && product === 'hosting' ? isTaken : unknownOutcome)
    }
  },
)

test.for(both)(
  'a gateway returns 504 and the %s order is executed later: the next runs stop, then find it',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    scene.fault({ finishLateMs: 8 * minute, answerAfterMs: minute }, product)
    await expect(buyer.ensure(order)).rejects.toMatchObject(unknownOutcome)
    const states: string[] = []
    for (let passed = 0; passed < 30; passed += 3) {
      await scene.pass(3 * minute)
      states.push(
        await buyer.ensure(order).then(
          ({ state }) => state,
          ({ name }) => name,
        ),
      )
    }
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
    expect(states).toContain('OrderOutcomeUnknownError')
    expect(states.at(-1)).toBe('existing')
  },
)

test.for(both)(
  'the set-up of the %s takes 40 minutes and the line runs every 5: paid once',
  async ([product, order], { scene }) => {
    scene.sandbox.transitions.set(products[product].machine, { mode: 'after', seconds: 40 * 60 })
    const buyer = scene.buyer({ product })
    await expect(buyer.ensure(order)).resolves.toMatchObject({ state: 'ordered' })
    for (let passed = 0; passed < 120; passed += 5) {
      await scene.pass(5 * minute)
      const found = await buyer.ensure(order)
      expect(found).toMatchObject({ state: 'existing' })
    }
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  },
)

test('the response and the log entry are lost, the set-up takes 40 minutes, the line runs every 5: paid once', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 40 * 60 })
  const journal = createMemoryJournal()
  const buyer = scene.buyer({ journal })
  loseEntries(scene, buyer)
  through(buyer, loseResponses)
  await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
  for (let passed = 0; passed < 180; passed += 5) {
    await scene.pass(5 * minute)
    await buyer.ensure(web).catch(() => {})
  }
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})

test.for(both)(
  'the process dies after the %s order left: the next one with its journal finds the contract',
  async ([product, order], { scene }) => {
    const journal = createMemoryJournal()
    const dying = scene.buyer({ product, journal })
    const left = Promise.withResolvers<void>()
    onOrder(dying, async (forward) => {
      await forward()
      left.resolve()
      return never()
    })
    dying.ensure(order).catch(left.reject)
    await left.promise
    const next = scene.buyer({ product, journal })
    for (let passed = 0; passed < 100; passed += 10) {
      await next.ensure(order).catch(() => {})
      await scene.pass(10 * minute)
    }
    await expect(next.ensure(order)).resolves.toMatchObject({ state: 'existing' })
    expect([dying.sent.length + next.sent.length, scene.bought()]).toEqual([1, 1])
  },
)

test.for(both)(
  'the %s order never reached the API: after the horizon, the next run orders, and none before',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    scene.fault('drop-request', product)
    await expect(buyer.ensure(order)).rejects.toMatchObject(unknownOutcome)
    await scene.pass(products[product].horizonMs - 3 * minute)
    await expect(buyer.ensure(order)).rejects.toMatchObject(unknownOutcome)
    expect(buyer.sent).toHaveLength(1)
    await scene.pass(6 * minute)
    await expect(ensureSoon(scene, buyer, order)).resolves.toMatchObject({ state: 'ordered' })
    expect([buyer.sent.length, scene.bought()]).toEqual([2, 1])
  },
)

test('the VPS was renamed in the panel: the line finds it by its uuid, and orders nothing', async (scene) => {
  const buyer = scene.buyer()
  await buyer.ensure(web)
  await scene.pass(5 * minute)
  await buyer.ensure(web)
  await renameInPanel(scene, 'front')
  for (const ms of [0, 20 * minute, 120 * minute]) {
    await scene.pass(ms)
    await expect(buyer.ensure(web)).resolves.toMatchObject({ state: 'existing' })
  }
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})

test('the response was lost and the VPS renamed before the next run: nothing is ordered until a person decides', async (scene) => {
  const buyer = scene.buyer()
  loseEntries(scene, buyer)
  through(buyer, loseResponses)
  await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
  await scene.pass(5 * minute)
  await renameInPanel(scene, 'front')
  for (let passed = 0; passed < 240; passed += 20) {
    await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
    await scene.pass(20 * minute)
  }
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})

test('ten lines with ten names at the same time, one response lost: ten contracts, and none is ordered again', async (scene) => {
  const buyer = scene.buyer()
  const orders = Array.from({ length: 10 }, (_, index) => ({ ...web, name: `web-${index}` }))
  through(buyer, async (_, forward, kind) => {
    const response = await forward()
    if (kind === 'order' && buyer.sent.length === 5) throw new TypeError('fetch failed')
    return response
  })
  await Promise.allSettled(orders.map(async (order) => buyer.ensure(order)))
  for (let passed = 0; passed < 100; passed += 10) {
    await scene.pass(10 * minute)
    for (const order of orders) await buyer.ensure(order).catch(() => {})
  }
  const ended = await Promise.allSettled(orders.map(async (order) => buyer.ensure(order)))
  expect(scene.bought()).toBe(10)
  expect(ended.every(({ status }) => status === 'fulfilled')).toBe(true)
})
