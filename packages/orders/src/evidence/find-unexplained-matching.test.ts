import { array, assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { unmatched } from './find-unexplained.ts'

type Span = readonly [from: number, to: number]

const isIn = (at: number, [from, to]: Span): boolean => at >= from && at <= to

test('a thing that is matched already makes room for a later one', () => {
  const spans: Span[] = [
    [1, 3],
    [1, 1],
    [3, 3],
  ]
  expect(unmatched([1, 3, 2], spans, isIn)).toEqual([])
  expect(unmatched([1, 3, 2, 3], spans, isIn)).toEqual([3])
})

test('a thing that fits nothing is unmatched, and takes no partner away', () => {
  const spans: Span[] = [
    [1, 2],
    [1, 2],
  ]
  expect(unmatched([3, 1, 2], spans, isIn)).toEqual([3])
})

test('a partner is used once', () => {
  expect(unmatched([1, 1], [[1, 1]], (at: number, span) => isIn(at, span as unknown as Span))).toEqual([1])
})

test('of more things than partners, the later ones are unmatched', () => {
  const one: Span = [0, 9]
  expect(unmatched([5, 4, 3], [one], isIn)).toEqual([4, 3])
})

test('hundreds that all fit each other are matched without trying all arrangements', () => {
  let looks = 0
  const numbers = Array.from({ length: 300 }, (_, index) => index)
  const left = unmatched(numbers, numbers, (one, other) => {
    looks += 1
    return Math.abs(one - other) <= 30
  })
  expect(left).toEqual([])
  expect(looks).toBeLessThan(300 * 300 * 3)
})

const most = 5
const tables = array(array(boolean(), { minLength: most, maxLength: most }), { maxLength: most })

test('as many are matched as can be, whatever fits what', () => {
  assert(
    property(tables, integer({ min: 0, max: most }), (fits, count) => {
      const partners = Array.from({ length: count }, (_, index) => index)
      const left = unmatched(fits, partners, (row, partner) => row[partner] === true)
      expect(fits.length - left.length).toBe(countAtMost(fits, new Set(partners)))
    }),
  )
})

test('a thing is unmatched only if it and the earlier ones cannot all have a partner', () => {
  assert(
    property(tables, (fits) => {
      const partners = Array.from({ length: most }, (_, index) => index)
      const left = new Set(unmatched(fits, partners, (row, partner) => row[partner] === true))
      const matched: boolean[][] = []
      for (const row of fits) {
        const canHave = countAtMost([...matched, row], new Set(partners)) === matched.length + 1
        expect(left.has(row)).toBe(!canHave)
        if (canHave) matched.push(row)
      }
    }),
  )
})

/** Tries all arrangements. */
function countAtMost([row, ...rest]: readonly boolean[][], free: ReadonlySet<number>): number {
  if (row === undefined) return 0
  const taken = [...free]
    .filter((partner) => row[partner])
    .map((partner) => {
      const left = new Set(free)
      left.delete(partner)
      return 1 + countAtMost(rest, left)
    })
  return Math.max(countAtMost(rest, free), ...taken)
}
