import { expect, test } from 'vitest'
import { nextLook } from './next-look.ts'

const minute = 60_000
const horizonMs = 75 * minute

test.each([
  ['just now', 0, 1],
  ['4 minutes ago', 4, 1],
  ['8 minutes ago', 8, 2],
  ['20 minutes ago', 20, 5],
  ['an hour ago', 60, 5],
])(
  'an order that left %s is looked at again after a quarter of that time, between one minute and five',
  (_, sinceMinutes, minutes) => {
    const leftMs = horizonMs - sinceMinutes * minute
    expect(nextLook(leftMs, horizonMs)).toEqual({
      askAgainMs: minutes * minute,
      decidedWithinMs: leftMs + 1_000,
    })
  },
)

test('the last look is when the horizon ends, but at least in a minute', () => {
  expect(nextLook(3 * minute, horizonMs)).toMatchObject({ askAgainMs: 3 * minute + 1_000 })
  expect(nextLook(1_000, horizonMs)).toEqual({ askAgainMs: minute, decidedWithinMs: 2_000 })
  expect(nextLook(-minute, horizonMs)).toEqual({ askAgainMs: minute, decidedWithinMs: 1_000 })
})

test('while it is not known when an order left, it is looked at again every minute', () => {
  expect(nextLook(Infinity, horizonMs)).toEqual({ askAgainMs: minute })
})
