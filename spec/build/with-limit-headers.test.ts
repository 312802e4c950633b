import { expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { withLimitHeaders } from './with-limit-headers.ts'

const limits = { 'X-RateLimit-Limit': { $ref: '#/components/headers/XRateLimitLimit' } }
const toEach = (response: JsonObject): JsonObject => ({
  paths: {
    '/a': { get: { operationId: 'a', responses: { '200': response, '429': { $ref: '#/limited' } } } },
  },
  components: {
    responses: { TooManyRequests: { description: 'Slow.', headers: { 'Retry-After': {}, ...limits } } },
  },
})

test('every response gets the headers of the limits, in front of its content', () => {
  const { paths } = withLimitHeaders(toEach({ description: 'Read.', content: {} }))
  const responses = {
    '200': { description: 'Read.', headers: limits, content: {} },
    '429': { $ref: '#/limited' },
  }
  expect(JSON.stringify(paths)).toBe(JSON.stringify({ '/a': { get: { operationId: 'a', responses } } }))
})

test('a response keeps its own headers and its source', () => {
  const own = { description: 'Begun.', 'x-provenance': 'inferred', headers: { Location: {} } }
  expect(withLimitHeaders(toEach(own))).toMatchObject({
    paths: { '/a': { get: { responses: { '200': { ...own, headers: { Location: {}, ...limits } } } } } },
    components: { responses: { TooManyRequests: { headers: { 'Retry-After': {}, ...limits } } } },
  })
})

test('a description whose 429 has no such headers is an error: no response would have them', () => {
  expect(() => withLimitHeaders({ paths: {}, components: { responses: { TooManyRequests: {} } } })).toThrow(
    'TooManyRequests lacks the headers of the rate limits',
  )
})
