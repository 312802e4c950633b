import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { withOwnParameters } from './with-own-parameters.ts'

const refer = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` })
const [uuid, domain, key] = [refer('uuid'), refer('domain'), refer('key')]

test('each operation has the parameters of its path before its own, and the path has none', () => {
  const paths = {
    '/a/{uuid}': {
      parameters: [uuid],
      get: { operationId: 'a', parameters: [domain], responses: {} },
      put: { operationId: 'b', requestBody: {}, responses: {} },
    },
    '/c': { post: { operationId: 'c', parameters: [key], responses: {} } },
  }
  const { paths: changed } = withOwnParameters({ paths })
  expect(changed).toEqual({
    '/a/{uuid}': {
      get: { operationId: 'a', parameters: [uuid, domain], responses: {} },
      put: { operationId: 'b', parameters: [uuid], requestBody: {}, responses: {} },
    },
    '/c': paths['/c'],
  })
  expect(Object.keys((changed as typeof paths)['/a/{uuid}'].put)).toEqual([
    'operationId',
    'parameters',
    'requestBody',
    'responses',
  ])
})

test.each(['openapi', 'openapi-3.0', 'openapi.ja'])(
  'no path of a published description has parameters: %s',
  (name) => {
    const text = readFileSync(new URL(`../dist/${name}.json`, import.meta.url), 'utf8')
    const { paths } = JSON.parse(text) as { paths: Record<string, object> }
    const having = Object.entries(paths).filter(([, item]) => 'parameters' in item)
    expect(having.map(([path]) => path)).toEqual([])
  },
)
