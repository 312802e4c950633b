import { expect, test } from 'vitest'
import { withoutDependentRequired } from './without-dependent-required.ts'

test('says in words which property needs another', () => {
  const schema = { type: 'object', description: 'An order.', dependentRequired: { key: ['name', 'label'] } }
  expect(withoutDependentRequired(schema)).toEqual({
    type: 'object',
    description: 'An order. `key` must come together with `name` and `label`.',
  })
})

test('leaves every other schema alone', () => {
  const schema = { type: 'object', required: ['key'] }
  expect(withoutDependentRequired(schema)).toBe(schema)
})
