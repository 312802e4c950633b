import { expect, test } from 'vitest'
import { toBooleanBounds } from './to-boolean-bounds.ts'

test('writes an exclusive bound as a flag', () => {
  expect(toBooleanBounds({ exclusiveMinimum: 0, maximum: 9 })).toEqual({
    minimum: 0,
    exclusiveMinimum: true,
    maximum: 9,
  })
  expect(toBooleanBounds({ exclusiveMaximum: 9 })).toEqual({ maximum: 9, exclusiveMaximum: true })
})
