import { expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { withSharedResponses } from './with-shared-responses.ts'

const statuses = ['400', '401', '429', '500', '502', '503']
const shared = Object.fromEntries(statuses.map((status) => [status, { $ref: `#/${status}` }]))
const me = { operationId: 'getApiKey', responses: { '200': {}, '404': {}, ...shared } }
const others = (item: JsonObject): JsonObject => ({ paths: { '/v1/me': { get: me }, '/a': item } })

test('every operation has the shared responses beside its own, in the order of the statuses', () => {
  const item = { parameters: [], get: { operationId: 'a', responses: { '409': {}, '200': {} } } }
  const responses = { '200': {}, '400': { $ref: '#/400' }, '401': { $ref: '#/401' }, '409': {} }
  const { paths } = withSharedResponses(others(item))
  expect(paths).toEqual({
    '/v1/me': { get: me },
    '/a': { parameters: [], get: { operationId: 'a', responses: { ...shared, ...responses } } },
  })
  expect(Object.keys((paths as { '/a': { get: typeof me } })['/a'].get.responses).slice(0, 4)).toEqual(
    Object.keys(responses),
  )
})

test.each(statuses)('without %s of GET /v1/me, which no operation would have then, is an error', (status) => {
  const { [status]: _, ...rest } = shared
  const without = {
    paths: { '/v1/me': { get: { operationId: 'getApiKey', responses: rest } } },
  } as JsonObject
  expect(() => withSharedResponses(without)).toThrow(`GET /v1/me lacks the response ${status}`)
})
