import { expect, test } from 'vitest'
import { toExample } from './to-example.ts'

test('takes the first example, unless there is one already', () => {
  expect(toExample({ type: 'string', examples: ['a', 'b'] })).toEqual({ type: 'string', example: 'a' })
  expect(toExample({ example: 'c', examples: ['a'] })).toEqual({ example: 'c' })
})

test('keeps an example that is null or false', () => {
  expect(toExample({ examples: [null] })).toEqual({ example: null })
  expect(toExample({ examples: [false] })).toEqual({ example: false })
})
