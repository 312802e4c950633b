import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCursor, toCursorText } from './cursor.ts'

test('a cursor needs no encoding in a URL', () => {
  const cursor = fc.record({ shownAt: fc.maxSafeInteger(), number: fc.maxSafeNat() })
  const property = fc.property(cursor, (cursor) => {
    expect(toCursorText(cursor)).toMatch(/^\w+$/)
  })
  fc.assert(property)
})

test.each([
  { shownAt: 1_790_000_000_000, number: 7 },
  { shownAt: -5, number: 0 },
])('a cursor is read as it was written: %j', (cursor) => {
  expect(parseCursor(toCursorText(cursor))).toEqual(cursor)
})

const encode = (text: string): string => Buffer.from(text).toString('base64url')

test.each([
  '',
  'before 1 2',
  encode('before 1'),
  encode('before NaN NaN'),
  encode('before x 2'),
  encode('before 1 -2'),
  encode('before 1 2 3'),
  encode('x before 1 2'),
  encode('before 01 2'),
  encode('before 1 99999999999999999999'),
  encode('before 99999999999999999999 1'),
  `${encode('before 1 2')}=`,
])('any other text is not a cursor: “%s”', (text) => {
  expect(parseCursor(text)).toBeUndefined()
})
