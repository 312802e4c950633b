import { expect, test } from 'vitest'
import { toDelay, toHowLong } from './how-long.ts'

test.each([
  [900, 'in 1 second'],
  [5_000, 'in 5 seconds'],
  [60_000, 'in 1 minute'],
  [61_000, 'in 2 minutes'],
  [300_000, 'in 5 minutes'],
])('%d ms are %s', (ms, text) => {
  expect(toDelay(ms)).toBe(text)
})

test('an order that time decides is visible within minutes, and at the latest at a time of day', () => {
  const now = new Date(2026, 0, 1, 13, 15, 30).getTime()
  expect(toHowLong({ askAgainMs: 60_000, decidedWithinMs: 4_501_000 }, now)).toBe(
    ' in 1 minute. It is usually visible within minutes, at the latest at 14:31',
  )
  expect(toHowLong({ askAgainMs: 5_000 }, now)).toBe(' in 5 seconds')
  expect(toHowLong({}, now)).toBe('')
})
