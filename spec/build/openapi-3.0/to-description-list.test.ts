import { expect, test } from 'vitest'
import { toDescriptionList } from './to-description-list.ts'

test('lists the meanings in the order of the values, without one for null', () => {
  const meanings = { off: 'It is off.', on: 'It is on.' }
  expect(
    toDescriptionList({ type: 'string', enum: ['on', 'off', null], 'x-enumDescriptions': meanings }),
  ).toEqual({
    type: 'string',
    enum: ['on', 'off', null],
    'x-enum-descriptions': ['It is on.', 'It is off.'],
  })
})

test('does the same for a set that may grow', () => {
  const open = { 'x-extensible-enum': ['standard'], 'x-enumDescriptions': { standard: 'Standard filter.' } }
  expect(toDescriptionList(open)).toEqual({
    'x-extensible-enum': ['standard'],
    'x-enum-descriptions': ['Standard filter.'],
  })
})

test('leaves a schema without meanings', () => {
  const plain = { type: 'string' }
  expect(toDescriptionList(plain)).toBe(plain)
})
