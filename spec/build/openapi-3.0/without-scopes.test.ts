import { expect, test } from 'vitest'
import { withoutScopes } from './without-scopes.ts'

test('empties the scopes of the description and of every operation', () => {
  const get = { operationId: 'getApiKey', security: [{ apiKey: ['read'] }] }
  expect(
    withoutScopes({ security: [{ apiKey: ['read'] }], paths: { '/v1/me': { parameters: [], get } } }),
  ).toEqual({
    security: [{ apiKey: [] }],
    paths: { '/v1/me': { parameters: [], get: { operationId: 'getApiKey', security: [{ apiKey: [] }] } } },
  })
})
