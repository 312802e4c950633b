import { expect, test } from 'vitest'
import { toEnum } from './to-enum.ts'

test('makes an enumeration of a constant, but not of a boolean', () => {
  expect(toEnum({ type: 'string', const: 'vps' })).toEqual({ type: 'string', enum: ['vps'] })
  expect(toEnum({ const: true, description: 'Always.' })).toEqual({ type: 'boolean', description: 'Always.' })
})

test('leaves other schemas', () => {
  expect(toEnum({ type: 'string' })).toEqual({ type: 'string' })
})
