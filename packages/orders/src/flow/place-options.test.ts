import { expect, test } from 'vitest'
import { toSendOptions } from './place-options.ts'

const limit = { start: { wall: 0, monotonic: 0 }, withinMs: 120_000, leftMs: () => 120_000 }

test.each([
  [undefined, 120_000],
  [5_000, 5_000],
])('a timeout of %s sends the order with a timeout of %s', (timeoutMs, expected) => {
  expect(toSendOptions({ timeoutMs }, limit)).toMatchObject({ timeoutMs: expected, minimumMs: 10_000 })
})
