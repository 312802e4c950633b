import { expect, test } from 'vitest'
import { callAtOnce } from './call-at-once.ts'

test('of 40 simultaneous calls, 5 are in progress at any time, and all succeed', async () => {
  expect(await callAtOnce(40, ['vps'])).toMatchObject({ failed: 0, rejected: 0, mostInProgress: 5 })
})

test.each(['clock-in-japan', 'first-request'] as const)(
  'of 1,000 simultaneous calls on both products, none is rejected, and none waits longer than the limits require (window: %s)',
  async (window) => {
    const figures = await callAtOnce(1_000, ['vps', 'hosting'], {
      assumptions: { 'rate-limit-window': window },
    })
    expect(figures).toMatchObject({ calls: 1_000, failed: 0, rejected: 0, mostInProgress: 5 })
    // 500 calls of each product at 60 a minute take a little over eight minutes.
    expect(figures.minutes).toBeGreaterThan(8)
    expect(figures.minutes).toBeLessThan(8.5)
  },
)
