import { expect, test } from 'vitest'
import { findEffect } from './find-effect.ts'

const order = {
  isDestructive: false,
  fields: [{ name: 'dry_run', kind: 'boolean', isRequired: false, description: '' }],
} as const
const record = { isDestructive: false, fields: [] }

test.each([
  ['a record that is added', record, '{"dry_run": false}', undefined],
  ['an operation that erases', { ...record, isDestructive: true }, '', 'erases data'],
  ['a dry run', order, '{"dry_run": true}', undefined],
  ['an order', order, '{"dry_run": false}', 'costs money'],
  ['an order without the property', order, '{}', 'costs money'],
  ['an order with a text in its place', order, '{"dry_run": "true"}', 'costs money'],
  ['a body that is no JSON', order, '{"dry_run": true', 'costs money'],
] as const)('%s: the console asks as it should', (_, operation, body, effect) => {
  expect(findEffect(operation, { body })).toBe(effect)
})
