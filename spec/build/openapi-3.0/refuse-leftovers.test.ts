import { expect, test } from 'vitest'
import { refuseLeftovers } from './refuse-leftovers.ts'

test('refuses what 3.0 cannot say', () => {
  expect(() => refuseLeftovers({ type: 'array', prefixItems: [] })).toThrow('does not know prefixItems')
  expect(() => refuseLeftovers({ type: 'null' })).toThrow("does not know type 'null'")
})

test('lets everything else pass', () => {
  expect(() => refuseLeftovers({ type: 'string', nullable: true, 'x-extensible-enum': ['a'] })).not.toThrow()
})
