import { expect, test } from 'vitest'
import { rejectLeftovers } from './reject-leftovers.ts'

test('rejects keywords that 3.0 does not have', () => {
  expect(() => rejectLeftovers({ type: 'array', prefixItems: [] })).toThrow('does not know prefixItems')
  expect(() => rejectLeftovers({ type: 'null' })).toThrow("does not know type 'null'")
})

test('lets everything else pass', () => {
  expect(() => rejectLeftovers({ type: 'string', nullable: true, 'x-extensible-enum': ['a'] })).not.toThrow()
})
