import { createMemoryJournal } from '@hostwright/common'
import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseResponses } from './proxies.ts'
import { hour, test, through } from './scene.ts'

test.for<[Product, object]>([
  ['vps', { name: 'web-1' }],
  ['vps', {}],
  ['hosting', {}],
])(
  'two processes with one journal ensure one %s %o at the same time, one slowly and one with a lost response: one order leaves',
  async ([product, named], { scene }) => {
    const journal = createMemoryJournal()
    const [slow, fast] = [scene.buyer({ product, journal }), scene.buyer({ product, journal })]
    const order = { ...products[product].input, ...named }
    const word = 'name' in named ? {} : { intent: 'shop' }
    through(fast, loseResponses)
    let isFirst = true
    through(slow, async (_, forward, kind) => {
      // `ensure` has read the journal, and not yet the account.
      if (kind === 'log' && isFirst) {
        isFirst = false
        await fast.ensure(order, word).catch(() => {})
      }
      return forward()
    })
    await slow.ensure(order, word).catch(() => {})
    await scene.pass(2 * hour)
    expect([slow.sent.length + fast.sent.length, scene.bought()]).toEqual([1, 1])
  },
)
