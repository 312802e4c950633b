import { createMemoryJournal } from '@hostwright/common'
import { type Order, products, type Quoted } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseResponses } from './proxies.ts'
import { type Buyer, type Scene, test, unknownOutcome } from './scene.ts'

const order: Order = { ...products.vps.input, name: 'web-1' }

test.for<[string, (quote: Quoted, buyer: Buyer, scene: Scene) => unknown, number]>([
  ['places the quote itself', async (quote, buyer) => buyer.place(quote), 1],
  [
    'says of the quote that it has no contract',
    async (quote, buyer) => buyer.reconcile(quote, { contract: null }),
    0,
  ],
  ['changes the order of the quote', (quote) => Object.assign(quote.order, { plan_id: 'standard-6gb' }), 0],
  ['rejects without a reason', async () => Promise.reject(), 0],
])(
  '`confirm` %s: at most one contract, and the next call has it',
  async ([_, act, bought], { scene, buyer }) => {
    const confirm = async (quote: Quoted): Promise<boolean> => {
      await act(quote, buyer, scene)
      return true
    }
    await buyer.ensure(order, { confirm }).catch(() => {})
    expect(scene.bought()).toBe(bought)
    await buyer.ensure(order).catch(() => {})
    expect(scene.bought()).toBe(1)
  },
)

test('while a person confirms, another process orders the name and loses the response: unknown, sent once', async (scene) => {
  const journal = createMemoryJournal()
  const [slow, fast] = [scene.buyer({ journal }), scene.buyer({ journal })]
  fast.proxy = loseResponses
  const confirm = async (): Promise<boolean> => {
    await expect(fast.ensure(order)).rejects.toMatchObject(unknownOutcome)
    return true
  }
  await expect(slow.ensure(order, { confirm })).rejects.toMatchObject(unknownOutcome)
  expect(slow.sent.length + fast.sent.length).toBe(1)
})

test('the name, the plan and the intent of an order are read once: a getter cannot order another one', async (scene) => {
  const buyer = scene.buyer()
  let reads = 0
  const moving = {
    ...products.vps.input,
    get name() {
      reads += 1
      return `web-${reads}`
    },
  }
  const { contract } = await buyer.ensure(moving)
  expect([reads, contract, scene.bought()]).toEqual([1, expect.objectContaining({ name: 'web-1' }), 1])
})
