import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { withInlineBodies } from './with-inline-bodies.ts'

const body = { content: { 'application/json': { schema: { type: 'object' } } } }
const describe = ($ref: string): JsonObject => ({
  paths: { '/v1/memo': { put: { requestBody: { $ref } } }, '/v1/me': { post: { requestBody: body } } },
  components: { schemas: {}, requestBodies: { Memo: body } },
})

test('an operation contains its request body, and the shared bodies are gone', () => {
  expect(withInlineBodies(describe('#/components/requestBodies/Memo'))).toEqual({
    paths: { '/v1/memo': { put: { requestBody: body } }, '/v1/me': { post: { requestBody: body } } },
    components: { schemas: {} },
  })
})

test('a reference to a body that does not exist is named', () => {
  expect(() => withInlineBodies(describe('#/components/requestBodies/Gone'))).toThrow(
    'There is no request body #/components/requestBodies/Gone',
  )
})

test.each(['openapi', 'openapi-3.0', 'openapi.ja'])(
  'no published description has a body that is a reference: %s',
  (name) => {
    const text = readFileSync(new URL(`../dist/${name}.json`, import.meta.url), 'utf8')
    expect(text).not.toContain('#/components/requestBodies/')
    expect(text).not.toContain('uri-reference')
  },
)
