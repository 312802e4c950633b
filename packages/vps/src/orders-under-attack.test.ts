import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import type { FaultEffect } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { consent, contractsOf, input, lose, minute, settle, setUp, start } from './testing/attack-scene.ts'

// Each test repeats an attack that made an early version order twice or report a wrong outcome.

const withoutRecord = {
  name: 'ConfigError',
  field: 'quote',
  message: expect.stringMatching(/the journal has no record of it: quote again, or share the journal$/),
}

/** Wraps a journal so that the first two reads return together: both callers then see the same record. */
function readTogether(journal: OrderJournal): OrderJournal {
  const together = Promise.withResolvers<void>()
  let readers = 0
  return {
    ...journal,
    async read(id) {
      const record = await journal.read(id)
      if (/^[0-]+$/.test(id)) return record // the record of the journal itself
      if ((readers += 1) === 2) together.resolve()
      await together.promise
      return record
    },
  }
}

test.each<[string, FaultEffect]>([
  ['a gateway returns 504', { finishLateMs: 130_000, answerAfterMs: minute }],
  ['the connection breaks', { finishLateMs: 130_000, answerAfterMs: minute, answer: 'nothing' }],
])(
  '%s after 60 s and the backend finishes after 130 s: never `not-executed`, then `executed`',
  async (_, effect) => {
    const scene = await setUp()
    const buyer = scene.buyer()
    const quote = await buyer.orders.quote(input)
    scene.fail(effect)
    const error = await lose(buyer, quote)
    await scene.sandbox.clock.advance(5_000)
    await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'unknown', contracts: [] })
    const found = await settle(scene, error.reconcile)
    expect(found).toMatchObject({ outcome: 'executed', contracts: await contractsOf(scene, quote) })
    expect(found.contracts).toHaveLength(1)
    expect([scene.paid(quote.total_price), buyer.sent.length]).toEqual([1, 1])
  },
)

test('a process without the journal cannot place an order that another one has in progress, and finds out about it', async () => {
  const scene = await setUp()
  const [dying, other] = [scene.buyer(), scene.buyer()]
  const quote = await dying.orders.quote(input)
  scene.fail({ finishLateMs: 5 * minute, answer: 'nothing' })
  void lose(dying, quote)
  await expect.poll(() => dying.sent.length, { interval: 1 }).toBe(1) // the process of this buyer is treated as dead
  await expect(other.orders.place(quote, consent)).rejects.toMatchObject(withoutRecord)
  expect(other.sent).toEqual([])
  const found = await settle(scene, () => other.orders.reconcile(quote))
  expect(found).toMatchObject({ outcome: 'executed', contracts: await contractsOf(scene, quote) })
  expect(found.contracts).toHaveLength(1)
  expect(scene.paid(quote.total_price)).toBe(1)
})

test('DUPLICATE_REQUEST leaves an order unknown and is not retried', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const quote = await buyer.orders.quote(input)
  scene.fail({ status: 409, code: 'DUPLICATE_REQUEST' })
  const error = await lose(buyer, quote)
  expect(buyer.sent).toHaveLength(1)
  await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'unknown' })
  await expect(settle(scene, error.reconcile)).resolves.toMatchObject({ outcome: 'not-executed' })
  expect(scene.sandbox.account.balance).toBe(start)
})

test.each(['at once', 'one after the other'])(
  'the same quote placed twice, %s, by two clients, is paid once',
  async (when) => {
    const scene = await setUp()
    const shared = createMemoryJournal()
    const journal = when === 'at once' ? readTogether(shared) : shared
    const [one, two] = [scene.buyer({ journal }), scene.buyer({ journal })]
    const quote = await one.orders.quote(input)
    if (when === 'at once') {
      const both = [one, two].map(({ orders }) => orders.place(quote, consent))
      expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
      ])
    } else {
      const first = await one.orders.place(quote, consent)
      await expect(two.orders.place(quote, consent)).resolves.toEqual(first)
    }
    expect([scene.paid(quote.total_price), one.sent.length + two.sent.length]).toEqual([1, 1])
  },
)

test('a process without the record of a quote does not place it, before and after its owner does', async () => {
  const scene = await setUp()
  const [owner, stranger] = [scene.buyer(), scene.buyer()]
  const quote = await owner.orders.quote(input)
  await expect(stranger.orders.place(quote, consent)).rejects.toMatchObject(withoutRecord)
  expect(scene.sandbox.account.balance).toBe(start)
  await owner.orders.place(quote, consent)
  for (const minutes of [0, 10, 90]) {
    await scene.sandbox.clock.advance({ minutes })
    await expect(stranger.orders.place(quote, consent)).rejects.toMatchObject(withoutRecord)
  }
  expect([scene.paid(quote.total_price), owner.sent.length, stranger.sent.length]).toEqual([1, 1, 0])
})

test.each([10 * minute, 24 * 60 * minute, -60 * minute])(
  'a wall clock that jumps by %i ms does not change an outcome',
  async (step) => {
    const scene = await setUp()
    let stepMs = 0
    const buyer = scene.buyer({ stepMs: () => stepMs })
    const quote = await buyer.orders.quote(input)
    scene.fail({ finishLateMs: 10 * minute, answer: 'nothing' })
    const error = await lose(buyer, quote)
    stepMs = step
    await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'unknown' })
    await scene.sandbox.clock.advance({ minutes: 9 })
    await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'unknown' })
    await expect(settle(scene, error.reconcile, 90)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('an order whose log entry is older than that of its dry run is found', async () => {
  const scene = await setUp()
  scene.sandbox.transitions.set('signup', { mode: 'held' })
  const buyer = scene.buyer()
  scene.sandbox.log.set({ skewMs: [0, 0, 0, 0, 0, -2_000] })
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-response')
  const error = await lose(buyer, quote)
  await scene.sandbox.clock.advance({ minutes: 20 })
  const found = await error.reconcile!()
  expect(found).toMatchObject({ outcome: 'unknown', likely: 'executed' })
  expect(found.entries).toHaveLength(1)
})

test('a dry run that appears late in the log is not counted as the order', async () => {
  const scene = await setUp()
  scene.sandbox.log.set({ lagMs: 30_000 })
  const buyer = scene.buyer()
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  const error = await lose(buyer, quote)
  const found = await settle(scene, error.reconcile)
  expect(found).toMatchObject({ outcome: 'not-executed', contracts: [] })
  expect(scene.sandbox.account.balance).toBe(start)
})

test.each([undefined, 'web-02'])(
  'a colleague orders the same plan with another key (name: %s), ours fails: unknown until a person says whose it is',
  async (name) => {
    const scene = await setUp()
    const apiKey = scene.sandbox.keys.create({ allow_signup: true })
    const [buyer, colleague] = [scene.buyer(), scene.buyer({ apiKey })]
    const order = name === undefined ? input : { ...input, name }
    const quote = await buyer.orders.quote(order)
    const theirs = await colleague.orders.quote(order)
    const { id } = await colleague.orders.place(theirs, consent)
    scene.fail({ status: 502, code: 'BACKEND_ERROR' })
    const error = await lose(buyer, quote)
    const found = await settle(scene, error.reconcile)
    const { uuid } = await colleague.orders.status(id)
    // The colleague's VPS has the same name. That is a hint, not a proof, so a person has to decide.
    const hint = name === undefined ? { contracts: [] } : { contracts: [uuid], likely: 'executed' }
    expect(found).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining(uuid!), ...hint })
    expect('likely' in found).toBe(name !== undefined)
    expect(found).not.toHaveProperty('askAgainMs')
    await expect(buyer.orders.place(quote, consent)).rejects.toMatchObject({
      name: 'OrderOutcomeUnknownError',
    })
    await expect(error.reconcile!({ contract: null })).resolves.toMatchObject({
      outcome: 'not-executed',
      contracts: [],
    })
    expect([scene.paid(quote.total_price), buyer.sent.length]).toEqual([1, 1])
  },
)

test('a contract that a person names makes the order executed, and belongs to no other order', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const named = { ...input, name: 'web-02' }
  const [quote, other] = [await buyer.orders.quote(named), await buyer.orders.quote(named)]
  scene.fail('drop-response')
  const error = await lose(buyer, quote)
  const found = await settle(scene, error.reconcile)
  expect(found).toMatchObject({ outcome: 'unknown', likely: 'executed', contracts: [expect.any(String)] })
  const [contract] = found.contracts
  await expect(error.reconcile!({ contract: contract! })).resolves.toMatchObject({
    outcome: 'executed',
    contracts: [contract],
  })
  await expect(buyer.orders.reconcile(other, { contract: contract! })).rejects.toThrow(
    'contract is the contract of another order in the journal',
  )
  await expect(buyer.orders.place(quote, consent)).rejects.toThrow(
    `quote was ordered already, as ${contract}`,
  )
  expect(scene.paid(quote.total_price)).toBe(1)
})

test('an order that is being set up does not count as a second order that failed', async () => {
  const scene = await setUp()
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 480 })
  const buyer = scene.buyer()
  await buyer.orders.place(await buyer.orders.quote(input), consent)
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  const error = await lose(buyer, quote)
  await expect(settle(scene, error.reconcile)).resolves.toMatchObject({
    outcome: 'not-executed',
    contracts: [],
  })
  expect(scene.paid(quote.total_price)).toBe(1)
})

test.each<[string, FaultEffect, 'executed' | 'not-executed']>([
  ['executed', 'drop-response', 'executed'],
  ['not executed', 'drop-request', 'not-executed'],
])('three quotes are placed, the second one is lost and %s', async (_, effect, outcome) => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const quotes = [
    await buyer.orders.quote(input),
    await buyer.orders.quote(input),
    await buyer.orders.quote(input),
  ]
  await buyer.orders.place(quotes[0]!, consent)
  scene.fail(effect)
  const error = await lose(buyer, quotes[1]!)
  await buyer.orders.place(quotes[2]!, consent)
  const found = await settle(scene, error.reconcile)
  expect(found).toMatchObject({ outcome, contracts: await contractsOf(scene, quotes[1]!) })
  expect(found.contracts).toHaveLength(outcome === 'executed' ? 1 : 0)
})

test('two orders are lost, one is executed: both outcomes are reported correctly', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const [gone, there] = [await buyer.orders.quote(input), await buyer.orders.quote(input)]
  scene.fail('drop-request')
  const first = await lose(buyer, gone)
  scene.fail('drop-response')
  const second = await lose(buyer, there)
  await expect(settle(scene, second.reconcile)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(settle(scene, first.reconcile)).resolves.toMatchObject({ outcome: 'not-executed' })
})
