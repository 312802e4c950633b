import { expect } from 'vitest'
import { loseResponses } from './proxies.ts'
import { test } from './scene.ts'

test.for(['false', '0', 'no'])(
  'the option `resend` is the text %j, which is not true: an order without a response is sent once',
  async (resend, { scene, buyer, quote }) => {
    buyer.proxy = loseResponses
    await buyer.place(quote, { resend }).catch(() => {})
    expect(buyer.sent.length).toBeLessThanOrEqual(1)
    expect(scene.bought()).toBeLessThanOrEqual(1)
  },
)
