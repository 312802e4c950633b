import { expect, test } from 'vitest'
import type { Schema } from '../description.ts'
import { distinguish } from './distinguish.ts'

const ref = (name: string): Schema => ({ $ref: `description#/components/schemas/${name}` })
const schemas = {
  Kind: { type: 'string', enum: ['ssh', 'web'] },
  Custom: { type: 'string', enum: ['custom'] },
  Preset: { required: ['type'], properties: { type: ref('Kind') } },
  Port: {
    required: ['type', 'protocol'],
    properties: { type: ref('Custom'), protocol: { enum: ['tcp', 'udp'] } },
  },
  Icmp: { required: ['type', 'protocol'], properties: { type: ref('Custom'), protocol: { enum: ['icmp'] } } },
  Free: { required: ['name'], properties: { name: { type: 'string' } } },
}
const [preset, port, icmp, free] = ['Preset', 'Port', 'Icmp', 'Free'].map(ref) as [
  Schema,
  Schema,
  Schema,
  Schema,
]

test('a property that each alternative requires and enumerates distinguishes them', () => {
  const found = distinguish([preset, port, icmp], schemas)
  expect(found?.propertyName).toBe('type')
  expect([...(found?.alternatives ?? [])]).toEqual([
    ['ssh', [preset]],
    ['web', [preset]],
    ['custom', [port, icmp]],
  ])
})

test('if a property has the same values in every alternative, the next one distinguishes them', () => {
  expect(distinguish([port, icmp], schemas)?.propertyName).toBe('protocol')
})

test('alternatives without enumerations are not distinguished', () => {
  expect(distinguish([preset, free], schemas)).toBeUndefined()
  expect(distinguish([free, free], schemas)).toBeUndefined()
})
