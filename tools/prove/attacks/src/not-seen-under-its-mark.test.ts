import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses, narrow, renameInPanel, showOnly } from './proxies.ts'
import { type Buyer, hour, minute, type Scene, test, through } from './scene.ts'

// Cause 2: the client called an executed order `not-executed` if it did not find its mark.

/** Places an order that is executed, and loses its response and its log entry. */
async function loseWithEntry(scene: Scene, buyer: Buyer, order?: Record<string, unknown>) {
  loseEntries(scene, buyer)
  const quote = await buyer.lose(loseResponses, order)
  return quote
}

test.for([20, 40, 60] as const)(
  'the set-up of a VPS takes %i minutes and the log has no entry: never `not-executed`, then `executed`',
  async (minutes, { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'after', seconds: minutes * 60 })
    const buyer = scene.buyer()
    const quote = await loseWithEntry(scene, buyer)
    const found = await buyer.settle(quote, { minutes: 70 })
    expect(found).toMatchObject({ outcome: 'executed', contracts: scene.truth.bought() })
  },
)

test('a VPS is renamed in the panel before its order is reconciled: unknown, and the contract is shown', async (scene) => {
  const buyer = scene.buyer()
  const quote = await loseWithEntry(scene, buyer)
  await scene.pass(4 * minute)
  await renameInPanel(scene, 'renamed')
  const found = await buyer.settle(quote, { minutes: 120 })
  expect(found).toMatchObject({ outcome: 'unknown', contracts: [] })
  expect(found.reason).toContain(scene.truth.bought()[0])
  // Only a person can decide, so there is no time for the next poll.
  expect(found.askAgainMs).toBeUndefined()
})

test('a person names the contract that was renamed: the order is `executed` for good', async (scene) => {
  const buyer = scene.buyer()
  const quote = await loseWithEntry(scene, buyer)
  await scene.pass(4 * minute)
  await renameInPanel(scene, 'renamed')
  await scene.pass(2 * hour)
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
  const [contract] = scene.truth.bought()
  await expect(buyer.reconcile(quote, { contract })).resolves.toMatchObject({ outcome: 'executed' })
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed', contracts: [contract] })
})

test.for<Product>(['vps', 'hosting'])(
  '%s: the list is empty although the quote saw contracts: never `not-executed`',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await loseWithEntry(scene, buyer)
    showOnly(buyer, () => false)
    expect(await buyer.settle(quote, { minutes: 120, step: 10 })).toMatchObject({ outcome: 'unknown' })
  },
)

test.for<Product>(['vps', 'hosting'])(
  '%s: the list has its first entries only: never `not-executed`',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    await buyer.place(await buyer.quote())
    await scene.pass(5 * minute)
    const quote = await loseWithEntry(scene, buyer)
    // The list lacks the first and the last order.
    const lost = new Set(scene.truth.bought())
    showOnly(buyer, ({ uuid, servername }) => !lost.has(uuid ?? servername ?? ''))
    expect(await buyer.settle(quote, { minutes: 120, step: 10 })).toMatchObject({ outcome: 'unknown' })
  },
)

test.for<Product>(['vps', 'hosting'])(
  '%s: the key was narrowed to the older contracts after the order: never `not-executed`',
  async (product, { scene }) => {
    const older = scene.sandbox.servers().map(({ target }) => target)
    const buyer = scene.buyer({ product })
    const quote = await loseWithEntry(scene, buyer)
    through(buyer, narrow(older))
    expect(await buyer.settle(quote, { minutes: 120, step: 10 })).toMatchObject({ outcome: 'unknown' })
  },
)

test('the order got a 504, was executed 10 minutes later and took another 50 to set up: `executed`', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 50 * 60 })
  const buyer = scene.buyer()
  loseEntries(scene, buyer)
  const quote = await buyer.lose({ finishLateMs: 10 * minute, answer: 'nothing' })
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  expect(scene.bought()).toBe(1)
})

test('a program that orders again at `not-executed` and runs every 5 minutes buys one VPS in three hours', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 60 * 60 })
  const buyer = scene.buyer()
  let quote = await loseWithEntry(scene, buyer)
  for (let passed = 0; passed < 180; passed += 5) {
    const { outcome } = await buyer.reconcile(quote).catch(() => ({ outcome: 'not-executed' }))
    if (outcome === 'not-executed') await buyer.fail((quote = await buyer.quote(products.vps.input)))
    await scene.pass(5 * minute)
  }
  expect(scene.bought()).toBe(1)
})
