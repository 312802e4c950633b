import { type Kind, type Order, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { answerOrders, loseResponses, page, setDates } from './proxies.ts'
import { type Buyer, hour, minute, type Scene, test } from './scene.ts'

// Cause 6: the client ignored an unexplained success because it was "too early" by the clock of some node.

const named = { ...products.vps.input, name: 'web-1' }

type Clocks = (scene: Scene, buyer: Buyer) => void
const gatewayAhead =
  (ms: number, of?: Kind): Clocks =>
  (scene, buyer) =>
    setDates(buyer, scene, (kind) => (of === undefined || kind === of ? ms : 0))
const skewed =
  (...skewMs: readonly number[]): Clocks =>
  ({ sandbox }) =>
    sandbox.log.set({ skewMs })

test.for<[string, Clocks, named?: Order]>([
  ['the `Date` of a gateway is 45 s ahead', gatewayAhead(45_000)],
  ['the `Date` of a gateway is 45 s ahead, and the name is given', gatewayAhead(45_000), named],
  ['the `Date` of a gateway is 45 s behind', gatewayAhead(-45_000)],
  ['the `Date` of a gateway is an hour ahead', gatewayAhead(hour)],
  ['only the `Date` of the dry run was 45 s ahead', gatewayAhead(45_000, 'dry-run')],
  ['only the `Date` of the dry run was 90 s ahead', gatewayAhead(90_000, 'dry-run')],
  ['the log is written by nodes, and the order’s is 45 s behind', skewed(0, -45_000)],
  ['the log is written by nodes, and the dry run’s is 45 s behind', skewed(-45_000, 0)],
  ['the log is written by nodes that are 90 s apart', skewed(45_000, -45_000)],
  ['the log is written by four nodes, and one is 20 s behind', skewed(0, 0, 0, -20_000)],
  ['the log is written by nodes, and the order’s is 1.5 s ahead', skewed(0, 1_500)],
  ['the log is written by nodes, and the order’s is 110 s ahead', skewed(0, 110_000)],
])('%s, and the set-up is held: never `not-executed`', async ([_, setClocks, order], { scene, buyer }) => {
  scene.sandbox.transitions.set('signup', { mode: 'held' })
  setClocks(scene, buyer)
  const quote = await buyer.lose(loseResponses, order)
  expect(await buyer.settle(quote, { minutes: 240, step: 6 })).toMatchObject({ outcome: 'unknown' })
})

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
