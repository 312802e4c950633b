import { createMemoryJournal } from '@hostwright/common'
import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { filterList, loseEntries, loseResponses, showOnly } from './proxies.ts'
import { hour, minute, setUp, test, through, unknownOutcome } from './scene.ts'

// Situations that a review of the design found. Those of `ensure` are in the files with its name.

const { input } = products.vps

test('two orders of one client are lost and one was executed, with one log entry: each verdict is true', async (scene) => {
  const buyer = scene.buyer()
  const [gone, there] = [await buyer.quote(), await buyer.quote()]
  scene.fault('drop-request')
  await buyer.fail(gone)
  scene.fault('drop-response')
  await buyer.fail(there)
  await expect(buyer.settle(gone)).resolves.toMatchObject({ outcome: 'not-executed' })
  await expect(buyer.settle(there)).resolves.toMatchObject({ outcome: 'executed' })
})

test.for(['in the order of leaving', 'in reverse'] as const)(
  'two orders under given names are lost and one was executed, reconciled %s: neither verdict is false',
  async (order, { scene, buyer }) => {
    const quotes = [
      await buyer.quote({ ...input, name: 'web-1' }),
      await buyer.quote({ ...input, name: 'web-2' }),
    ]
    scene.fault('drop-request')
    await buyer.fail(quotes[0]!)
    scene.fault('drop-response')
    await buyer.fail(quotes[1]!)
    if (order === 'in reverse') quotes.reverse()
    for (let passed = 0; passed < 120; passed += 10) {
      for (const quote of quotes) await buyer.reconcile(quote)
      await scene.pass(10 * minute)
    }
    expect(scene.bought()).toBe(1)
  },
)

test.for<Product>(['vps', 'hosting'])(
  'two %s orders get a 504 and both are executed later: both are found, nothing is retried',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const quotes = [await buyer.quote(), await buyer.quote()]
    for (const [index, quote] of quotes.entries()) {
      scene.fault({ finishLateMs: (5 + index) * minute, answerAfterMs: minute }, product)
      await buyer.fail(quote)
    }
    for (const quote of quotes) {
      await buyer.place(quote).catch(() => {})
      await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
    }
    expect([buyer.sent.length, scene.bought()]).toEqual([2, 2])
  },
)

test('two orders get a 504, one is executed later and one never: each verdict is true', async (scene) => {
  const buyer = scene.buyer()
  const quotes = [await buyer.quote(), await buyer.quote()]
  scene.fault({ status: 504, code: 'GATEWAY_TIMEOUT' })
  await buyer.fail(quotes[0]!)
  scene.fault({ finishLateMs: 10 * minute })
  await buyer.fail(quotes[1]!)
  await expect(buyer.settle(quotes[1]!)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(buyer.settle(quotes[0]!)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('ten orders at the same time, one response lost: ten contracts, and the lost one is found', async (scene) => {
  const buyer = scene.buyer()
  const quotes = await Promise.all(Array.from({ length: 10 }, async () => buyer.quote()))
  scene.fault('drop-response', 'vps', 4)
  const ended = await Promise.allSettled(quotes.map(async (quote) => buyer.place(quote)))
  const lost = quotes.filter((_, index) => ended[index]?.status === 'rejected')
  expect([lost.length, scene.bought()]).toEqual([1, 10])
  await expect(buyer.settle(lost[0]!)).resolves.toMatchObject({ outcome: 'executed' })
})

test('the key rotates after an order was lost: never a false verdict with the new key, whose log is empty', async (scene) => {
  const keys = [scene.sandbox.apiKey, scene.sandbox.keys.create({ allow_signup: true })]
  let current = keys[0]!
  const journal = createMemoryJournal()
  const buyer = scene.buyer({ journal, apiKey: () => current })
  const quote = await buyer.lose({ finishLateMs: 12 * minute, answer: 'nothing' })
  current = keys[1]!
  const next = scene.buyer({ journal, apiKey: keys[1]! })
  for (const client of [buyer, next]) await client.place(quote).catch(() => {})
  expect([buyer.sent.length, next.sent.length]).toEqual([1, 0])
  await expect(next.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('the key rotates after an order was lost on its way: the new key cannot show that it was not executed too early', async (scene) => {
  const journal = createMemoryJournal()
  const buyer = scene.buyer({ journal })
  const quote = await buyer.quote()
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 3_000 })
  through(buyer, loseResponses)
  await buyer.fail(quote)
  const next = scene.buyer({ journal, apiKey: scene.sandbox.keys.create({ allow_signup: true }) })
  await expect(next.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('a colleague orders four hours later: a lost order is still decided, and is not the colleague’s', async (scene) => {
  const [ours, theirs] = [scene.buyer(), scene.buyer()]
  const quote = await ours.lose('drop-request', { ...input, name: 'web-1' })
  await scene.pass(2 * hour)
  await ours.reconcile(quote)
  await scene.pass(2 * hour)
  await theirs.place(await theirs.quote({ ...input, name: 'web-9' }))
  await scene.pass(10 * minute)
  await expect(ours.reconcile(quote)).resolves.toMatchObject({ outcome: 'not-executed', contracts: [] })
})

test.for<Product>(['vps', 'hosting'])(
  'another %s contract ends while an order is open: the order is still decided after the horizon',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const ending = scene.sandbox.servers().find(({ service }) => (service === 'vps') === (product === 'vps'))
    const quote = await buyer.lose('drop-request')
    showOnly(buyer, ({ uuid, servername }) => (uuid ?? servername) !== ending?.target)
    through(buyer, async (request, forward) => {
      if (!request.url.includes(ending!.target)) return forward()
      const code = product === 'vps' ? 'VPS_NOT_FOUND' : 'NOT_FOUND'
      return Response.json({ error: { code, message: 'There is none.' } }, { status: 404 })
    })
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'not-executed' })
  },
)

test.for<Product>(['vps', 'hosting'])(
  'an empty account and a %s list that fails: unknown while it fails, and decided once it works',
  async (product) => {
    const scene = await setUp({ world: 'empty' })
    const buyer = scene.buyer({ product })
    loseEntries(scene, buyer)
    const quote = await buyer.lose('drop-request')
    let isFailing = true
    through(buyer, async (_, forward, kind) =>
      kind === 'list' && isFailing ? new Response('Bad gateway', { status: 502 }) : forward(),
    )
    await scene.pass(3 * hour)
    const early = await buyer.reconcile(quote).catch(() => ({ outcome: 'unknown' }))
    expect(early.outcome).toBe('unknown')
    isFailing = false
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'not-executed' })
  },
)

test('an empty account, and the first list after the order is wrongly empty: never `not-executed`', async () => {
  const scene = await setUp({ world: 'empty' })
  const buyer = scene.buyer()
  loseEntries(scene, buyer)
  const quote = await buyer.lose(loseResponses)
  let reads = 0
  const empty = filterList(() => false)
  through(buyer, async (request, forward, kind) =>
    kind === 'list' && ++reads % 2 === 1 ? empty(request, forward, kind) : forward(),
  )
  await scene.pass(3 * hour)
  for (let count = 0; count < 4; count += 1) await buyer.reconcile(quote)
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('others cannot read the account after the claim: two processes place one quote, and one order is placed', async (scene) => {
  const journal = createMemoryJournal()
  const buyers = Array.from({ length: 6 }, () => scene.buyer({ journal }))
  const quote = await buyers[0]!.quote()
  const ended = await Promise.allSettled(buyers.map(async (buyer) => buyer.place(quote)))
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  for (const end of ended) if (end.status === 'rejected') expect(end.reason).toMatchObject(unknownOutcome)
  expect([buyers.flatMap(({ sent }) => sent).length, scene.bought()]).toEqual([1, 1])
})
