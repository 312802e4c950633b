import { expect, test } from 'vitest'
import { listOperations } from '../description/operation.ts'
import { findBreach } from './serve.ts'

const operation = listOperations().find(({ id }) => id === 'getVpsPower')!
const limits = {
  'X-RateLimit-Limit': '60',
  'X-RateLimit-Remaining': '59',
  'X-RateLimit-Reset': '1790000000',
  'X-RateLimit-Concurrent-Limit': '5',
  'X-RateLimit-Concurrent-Remaining': '4',
}
const body = { power: { status: 'running' } }

test('a response that keeps to the description breaks nothing', () => {
  expect(findBreach(operation, { status: 200, headers: limits, body })).toBeUndefined()
})

test.each<[what: string, response: Parameters<typeof findBreach>[1], reason: RegExp]>([
  [
    'a status that is not described',
    { status: 418, body },
    /^the description of getVpsPower has no status 418$/,
  ],
  [
    'a property that is missing',
    { status: 200, headers: limits, body: { power: {} } },
    /^the response 200 of getVpsPower breaks the description: \/body\/power\/status must have/,
  ],
  [
    'a property of another type',
    { status: 200, headers: limits, body: { power: 'running' } },
    /description: \/body\/power must be object/,
  ],
  ['no body', { status: 200, headers: limits }, /description: \/body must have required property 'body'/],
  [
    'a header that is no number',
    { status: 200, headers: { ...limits, 'X-RateLimit-Limit': 'many' }, body },
    /description: \/headers\/x-ratelimit-limit must be integer/i,
  ],
])('a response with %s is reported as a breach', (_, response, reason) => {
  expect(findBreach(operation, response)).toMatch(reason)
})
