import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses, onOrder } from './proxies.ts'
import { hour, minute, test, through } from './scene.ts'

// Cause 5: the client took a name that the user had given for proof of whose contract it was.

const named = { ...products.vps.input, name: 'web-1' }
const shop = { ...products.hosting.input, server_id: 'shop' }

test.for([
  ['first', 'visible in the log'],
  ['last', 'visible in the log'],
  ['first', 'missing in the log'],
  ['last', 'missing in the log'],
] as const)(
  'two CI runners, one key, own journals, one name: ours failed and theirs came %s, entries %s: their contract is never reported as ours',
  async ([when, log], { scene }) => {
    // The log lags behind, so the requests of either runner do not stop the other.
    scene.sandbox.log.set({ lagMs: minute })
    const [ours, theirs] = [scene.buyer(), scene.buyer()]
    if (log === 'missing in the log') loseEntries(scene, ours)
    // Their dry run comes first, so the log has one more success than at our quote.
    const other = await theirs.quote(named)
    await scene.pass(30_000)
    const quote = await ours.quote(named)
    if (when === 'first') await theirs.place(other)
    onOrder(ours, async () => {
      throw new TypeError('fetch failed')
    })
    await ours.fail(quote)
    if (when === 'last') await theirs.place(other)
    for (const ms of [0, 5 * minute, 20 * minute, hour, 2 * hour]) {
      await scene.pass(ms)
      expect((await ours.reconcile(quote)).outcome).not.toBe('executed')
    }
    expect(scene.bought()).toBe(1)
  },
)

test('a colleague with another key orders under our name while our order never arrives: their contract is never reported as ours', async (scene) => {
  const apiKey = scene.sandbox.keys.create({ allow_signup: true })
  const [ours, theirs] = [scene.buyer(), scene.buyer({ apiKey })]
  const quote = await ours.lose('drop-request', named)
  await theirs.place(await theirs.quote(named))
  const found = await ours.settle(quote, { minutes: 120 })
  expect(found).toMatchObject({ outcome: 'unknown', contracts: scene.truth.bought() })
})

test('a colleague takes our server_id while our order never arrives: their contract is never reported as ours', async (scene) => {
  const apiKey = scene.sandbox.keys.create({ allow_signup: true, server: {} })
  const ours = scene.buyer({ product: 'hosting' })
  const theirs = scene.buyer({ product: 'hosting', apiKey })
  const quote = await ours.lose('drop-request', shop)
  await theirs.place(await theirs.quote(shop))
  const found = await ours.settle(quote, { minutes: 60 })
  expect(found.outcome).not.toBe('executed')
  expect(scene.bought()).toBe(1)
})

test('both runners lost their responses and one order was executed: neither gets `not-executed` for its own', async (scene) => {
  // The log lags behind, so the requests of either runner do not stop the other.
  scene.sandbox.log.set({ lagMs: minute })
  const [first, second] = [scene.buyer(), scene.buyer()]
  const quotes = [await first.quote(named), await second.quote(named)]
  scene.fault('drop-request')
  await first.fail(quotes[0]!)
  scene.fault('drop-response')
  await second.fail(quotes[1]!)
  for (let passed = 0; passed < 120; passed += 10) {
    await first.reconcile(quotes[0]!)
    await second.reconcile(quotes[1]!)
    await scene.pass(10 * minute)
  }
  expect(scene.bought()).toBe(1)
})

test.for<[Product, Record<string, unknown>]>([
  ['vps', named],
  ['hosting', shop],
])(
  'a %s order under a given name was executed and its response lost: likely, and the contract is shown',
  async ([product, order], { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await buyer.lose(loseResponses, order)
    await scene.pass(10 * minute)
    const found = await buyer.reconcile(quote)
    expect(found).toMatchObject({ outcome: 'unknown', likely: 'executed', contracts: scene.truth.bought() })
  },
)

test('a person assigns the named contract to one of two orders: one is `executed`, the other `not-executed`, and both verdicts stay', async (scene) => {
  // The log lags behind, so the requests of either runner do not stop the other.
  scene.sandbox.log.set({ lagMs: minute })
  const [ours, theirs] = [scene.buyer(), scene.buyer()]
  const [mine, other] = [await ours.quote(named), await theirs.quote(named)]
  scene.fault('drop-request')
  await ours.fail(mine)
  through(theirs, loseResponses)
  await theirs.fail(other)
  await scene.pass(10 * minute)
  const [contract] = scene.truth.bought()
  await expect(theirs.reconcile(other, { contract })).resolves.toMatchObject({ outcome: 'executed' })
  await expect(ours.reconcile(mine, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
  await scene.pass(2 * hour)
  await expect(theirs.reconcile(other)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(ours.pending()).resolves.toEqual([])
})

test('a person names a contract that does not exist: the order stays unsettled', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.lose('drop-request', named)
  const contract = '00000000-0000-4000-8000-00000000dead'
  await buyer.reconcile(quote, { contract }).catch(() => {})
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('`waitUntilSettled` ends with a WaitError if only a person can decide', async (scene) => {
  const [ours, theirs] = [scene.buyer(), scene.buyer()]
  const quote = await ours.quote(named)
  await theirs.place(await theirs.quote(named))
  scene.fault('drop-request')
  await ours.fail(quote)
  const options = { deadlineMs: 24 * hour }
  await expect(ours.waitUntilSettled(quote, options)).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
  })
})
