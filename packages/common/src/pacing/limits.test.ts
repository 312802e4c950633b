import { expect, test } from 'vitest'
import { documentedLimits } from '../generated/limits.ts'
import { limitGroupOf, withLearned } from './limits.ts'

test('the documented limits apply until responses state others', () => {
  expect(withLearned(documentedLimits, {})).toEqual(documentedLimits)
  expect(withLearned(documentedLimits, { perMinute: 300, concurrent: 20, heldUntil: 7 })).toEqual({
    perMinute: 300,
    perDay: 10_000,
    concurrent: 20,
  })
})

test.each([
  ['GET /v1/vps/servers', 'vps'],
  ['GET /v1/me', 'vps'],
  ['GET /v1/servers', 'hosting'],
  ['POST /v1/server/{servername}/domain', 'hosting'],
])('%s is counted with %s', (operation, group) => {
  expect(limitGroupOf(operation)).toBe(group)
})
