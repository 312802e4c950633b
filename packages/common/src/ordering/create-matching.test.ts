import { array, assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createMatching } from './create-matching.ts'

const isIn = (room: number, [from, to]: readonly [number, number]): boolean => room >= from && room <= to

test('each is matched with one of its own; who was matched makes room', () => {
  const spans: [number, number][] = [
    [1, 3],
    [1, 1],
    [3, 3],
  ]
  const add = createMatching(spans, isIn)
  expect([1, 3, 2].map(add)).toEqual([true, true, true])
  expect(add(3)).toBe(false)
})

test('what does not fit stays alone, and takes nothing away', () => {
  const add = createMatching([[1, 2]], (one: number, span) => isIn(one, span as [number, number]))
  expect([3, 1, 2].map(add)).toEqual([false, true, false])
})

test('hundreds that all fit each other are matched at once, and not by trying all ways', () => {
  let looks = 0
  const numbers = Array.from({ length: 300 }, (_, index) => index)
  const add = createMatching(numbers, (one: number, other) => {
    looks += 1
    return Math.abs(one - other) <= 30
  })
  expect(numbers.filter(add)).toHaveLength(300)
  expect(looks).toBeLessThan(300 * 300 * 3)
})

test('as many are matched as can be', () => {
  const most = 5
  const anyFits = array(array(boolean(), { minLength: most, maxLength: most }), { maxLength: most })
  assert(
    property(anyFits, integer({ min: 0, max: most }), (fits, count) => {
      const others = Array.from({ length: count }, (_, index) => index)
      const add = createMatching(others, (row: boolean[], other: number) => row[other] === true)
      expect(fits.filter(add)).toHaveLength(countAtMost(fits, new Set(others)))
    }),
  )
})

/** Tries all ways. */
function countAtMost([row, ...rest]: readonly boolean[][], free: ReadonlySet<number>): number {
  if (row === undefined) return 0
  const taken = [...free]
    .filter((other) => row[other])
    .map((other) => {
      const left = new Set(free)
      left.delete(other)
      return 1 + countAtMost(rest, left)
    })
  return Math.max(countAtMost(rest, free), ...taken)
}
