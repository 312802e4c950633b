import { expect, test } from 'vitest'
import { rejectLeftovers } from './reject-leftovers.ts'

test('rejects what 3.0 cannot say', () => {
  expect(() => rejectLeftovers({ type: 'array', prefixItems: [] })).toThrow('does not know prefixItems')
  expect(() => rejectLeftovers({ type: 'null' })).toThrow("does not know type 'null'")
})

test('lets everything else pass', () => {
  expect(() => rejectLeftovers({ type: 'string', nullable: true, 'x-extensible-enum': ['a'] })).not.toThrow()
})
