import { expect, test } from 'vitest'
import { withoutEmptyBounds } from './without-empty-bounds.ts'

test('drops a lower bound that every text satisfies', () => {
  expect(withoutEmptyBounds({ type: 'string', minLength: 0, maxLength: 9 })).toEqual({
    type: 'string',
    maxLength: 9,
  })
})

test('keeps a lower bound that some texts violate', () => {
  expect(withoutEmptyBounds({ type: 'string', minLength: 1 })).toEqual({ type: 'string', minLength: 1 })
})
