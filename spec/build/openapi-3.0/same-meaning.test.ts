import { expect, test } from 'vitest'
import { sameMeaning } from './same-meaning.ts'

test('ignores descriptions, examples and extensions at every depth', () => {
  const label = { type: 'string', minLength: 1 }
  const told = { ...label, description: 'Label.', examples: ['a'], 'x-provenance': 'inferred' }
  expect(sameMeaning(label, told)).toBe(true)
  expect(sameMeaning({ type: 'array', items: label }, { type: 'array', items: told })).toBe(true)
  const one = { properties: { description: label, label }, required: ['label', 'description'] }
  const other = { properties: { description: told, label: told }, required: ['description', 'label'] }
  expect(sameMeaning(one, other)).toBe(true)
})

test('distinguishes properties called description, types, bounds and references', () => {
  expect(sameMeaning({ properties: { description: {} } }, { properties: {} })).toBe(false)
  expect(sameMeaning({ type: 'string' }, { type: 'integer' })).toBe(false)
  expect(sameMeaning({ type: 'string', maxLength: 5 }, { type: 'string' })).toBe(false)
  expect(sameMeaning({ $ref: '#/a' }, { $ref: '#/b' })).toBe(false)
})
