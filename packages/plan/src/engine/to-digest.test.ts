import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  pre,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import { toDigest } from './to-digest.ts'

// Objects as JSON.parse returns them: also with a property named __proto__.
const objects = dictionary(oneof(string(), constantFrom('__proto__', '1', '10', 'changes')), jsonValue()).map(
  (value) => JSON.parse(JSON.stringify(value)) as object,
)

/** Returns a copy whose properties are in the reverse order, in every object. */
function reverse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverse)
  if (typeof value !== 'object' || value === null) return value
  const copy = {}
  for (const [name, part] of Object.entries(value).toReversed())
    Object.defineProperty(copy, name, { value: reverse(part), enumerable: true })
  return copy
}

/** Returns a copy in which the part of this number, counted from the outside, is in a list. */
function wrap(value: unknown, number: number): unknown {
  let seen = 0
  const copy = (part: unknown): unknown => {
    seen += 1
    if (seen === number + 1) return [part]
    if (Array.isArray(part)) return part.map(copy)
    if (typeof part !== 'object' || part === null) return part
    const own = {}
    for (const [name, one] of Object.entries(part))
      Object.defineProperty(own, name, { value: copy(one), enumerable: true })
    return own
  }
  const wrapped = copy(value)
  return seen > number ? wrapped : undefined
}

test('the order of properties does not change a digest', async () => {
  await assert(
    asyncProperty(objects, async (value) => {
      expect(await toDigest(reverse(value) as object)).toBe(await toDigest(value))
    }),
  )
})

test('a change of any part changes the digest', async () => {
  await assert(
    asyncProperty(objects, integer({ min: 1, max: 20 }), async (value, number) => {
      const edited = wrap(value, number)
      pre(edited !== undefined)
      expect(await toDigest(edited as object)).not.toBe(await toDigest(value))
    }),
  )
})

test.each([
  ['the name of a property', { a: 1 }, { b: 1 }],
  ['a property more', { a: 1 }, { a: 1, b: null }],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
  ['the border of two lists', { a: [1, 2], b: [] }, { a: [1], b: [2] }],
  ['the border of two entries', { a: [{ x: 1 }, { y: 2 }] }, { a: [{ x: 1, y: 2 }] }],
  ['a text instead of a number', { a: 1 }, { a: '1' }],
  ['a text that looks like two entries', { a: ['1,2'] }, { a: ['1', '2'] }],
])('%s changes a digest', async (_, one, other) => {
  expect(await toDigest(one)).not.toBe(await toDigest(other))
})

test('a property that is undefined is as one that is absent', async () => {
  expect(await toDigest({ a: [{ b: 1, c: undefined }], d: undefined })).toBe(
    await toDigest({ a: [{ b: 1 }] }),
  )
})
