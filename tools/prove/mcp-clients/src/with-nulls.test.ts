import { expect, test } from 'vitest'
import { withNulls } from './with-nulls.ts'

test('null is added for what is left out, also in objects and lists', () => {
  const inner = { properties: { one: {}, two: {} } }
  const schema = { properties: { object: inner, list: { items: inner }, left: inner } }
  expect(withNulls(schema, { object: { one: 1 }, list: [{ two: 2 }] })).toEqual({
    object: { one: 1, two: null },
    list: [{ one: null, two: 2 }],
    left: null,
  })
})
