import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { answerOrders, loseResponses, page, setDates } from './proxies.ts'
import { hour, minute, test } from './scene.ts'

// Cause 6: the client ignored an unexplained success because it was "too early" by the clock of some node.

const named = { ...products.vps.input, name: 'web-1' }

test.for([
  [45_000, 'derived'],
  [45_000, 'given'],
  [-45_000, 'derived'],
  [hour, 'derived'],
] as const)(
  'the `Date` of a gateway is %i ms ahead, the name is %s, the set-up is delayed: never `not-executed`',
  async ([ms, name], { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'held' })
    const buyer = scene.buyer()
    setDates(buyer, scene, () => ms)
    const quote = await buyer.lose(loseResponses, name === 'given' ? named : undefined)
    const found = await buyer.settle(quote, { minutes: 240, step: 6 })
    expect(found.outcome).toBe('unknown')
  },
)

test.for([
  [45_000, 'derived'],
  [45_000, 'given'],
  [10 * minute, 'derived'],
  [-45_000, 'derived'],
] as const)(
  'only the 504 of a gateway has a `Date` that is %i ms ahead, the name is %s, the set-up is delayed: never `not-executed`',
  async ([ms, name], { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'held' })
    const buyer = scene.buyer()
    const quote = await buyer.quote(name === 'given' ? named : undefined)
    await scene.pass(minute)
    answerOrders(buyer, async () => page(504))
    setDates(buyer, scene, (kind) => (kind === 'order' ? ms : 0))
    await buyer.fail(quote)
    const found = await buyer.settle(quote, { minutes: 240, step: 6 })
    expect(found.outcome).toBe('unknown')
  },
)

test.for([45_000, 90_000] as const)(
  'only the `Date` of the dry run was %i ms ahead, and the set-up is held: never `not-executed`',
  async (ms, { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'held' })
    const buyer = scene.buyer()
    setDates(buyer, scene, (kind) => (kind === 'dry-run' ? ms : 0))
    const quote = await buyer.lose(loseResponses)
    expect(await buyer.settle(quote, { minutes: 240, step: 6 })).toMatchObject({ outcome: 'unknown' })
  },
)

test.for([
  [[0, -45_000], 'the order’s node is behind'],
  [[-45_000, 0], 'the dry run’s node is behind'],
  [[45_000, -45_000], 'the nodes are 90 s apart'],
  [[0, 0, 0, -20_000], 'one node of four is behind'],
  [[0, 1_500], 'the order’s node is a little ahead'],
  [[0, 110_000], 'the order’s node is far ahead'],
] as const)(
  'the log is written by nodes with the clocks %j (%s), the set-up is delayed: never `not-executed`',
  async ([skewMs], { scene }) => {
    scene.sandbox.transitions.set('signup', { mode: 'held' })
    scene.sandbox.log.set({ skewMs })
    const buyer = scene.buyer()
    const quote = await buyer.lose(loseResponses)
    expect(await buyer.settle(quote, { minutes: 240, step: 6 })).toMatchObject({ outcome: 'unknown' })
  },
)

test.for<[Product, number]>([
  ['vps', 5 * minute],
  ['vps', 30 * minute],
  ['hosting', 5 * minute],
])(
  '%s: the log lags by %i ms: an executed order is never called `not-executed`',
  async ([product, lagMs], { scene }) => {
    const policy = { mode: 'after', seconds: 1_200 } as const
    scene.sandbox.transitions.set(products[product].machine, policy)
    scene.sandbox.log.set({ lagMs })
    const buyer = scene.buyer({ product })
    const quote = await buyer.lose({ finishLateMs: 14 * minute, answer: 'nothing' })
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test.for([24 * hour, -24 * hour] as const)(
  'the wall clock of the process steps by %i ms after the order left: the verdict waits for the API’s time',
  async (step, { scene }) => {
    let ahead = 0
    const now = () => scene.sandbox.clock.now() + ahead
    const buyer = scene.buyer({ client: { now } })
    const quote = await buyer.lose({ finishLateMs: 14 * minute, answer: 'nothing' })
    ahead = step
    await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)
