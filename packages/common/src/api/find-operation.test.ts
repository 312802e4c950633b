import { readFileSync } from 'node:fs'
import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createOperationFinder } from './find-operation.ts'
import { toPath } from '../call/path.ts'

const findOperation = createOperationFinder()
const file = new URL('../../../../spec/dist/openapi.json', import.meta.url)
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> }
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((key) => /^(get|post|put|delete)$/.test(key))
    .map((key) => [key.toUpperCase(), path] as const),
)

test('every operation of the description is found with any parameters', () => {
  // Names that are fixed segments of a path cannot be used as values of path parameters.
  const segments = new Set(Object.keys(paths).flatMap((path) => path.split('/')))
  const value = string({ minLength: 1, unit: 'grapheme' }).filter(
    (text) => text !== '.' && text !== '..' && text.isWellFormed() && !segments.has(text),
  )
  const query = constantFrom('', '?', '?domain=a/b?c', '#x')
  assert(
    property(constantFrom(...operations), value, value, query, ([method, template], one, other, search) => {
      let count = 0
      const names = [...template.matchAll(/\{(.+?)\}/g)].map(([, name]) => name)
      const values = Object.fromEntries(names.map((name) => [name, count++ % 2 === 0 ? one : other]))
      expect(findOperation(method, toPath(template, values) + search)).toMatchObject({
        operation: `${method} ${template}`,
      })
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['GET', '/v1/server/plans', 'GET /v1/server/plans'],
  ['GET', '/v1/server/plans/memo', 'GET /v1/server/{servername}/memo'],
  ['GET', '/v1/server/s/db/user', 'GET /v1/server/{servername}/db/user'],
  ['PUT', '/v1/server/s/db/user', 'PUT /v1/server/{servername}/db/{db_name}'],
  ['GET', '/v1/server/s/db/user/user/grant', 'GET /v1/server/{servername}/db/user/{db_user}/grant'],
])('a literal segment takes precedence over a parameter: %s %s', (method, path, operation) => {
  expect(findOperation(method, path)).toMatchObject({ operation })
})

test.each([
  ['GET', '/v1/vps/servers/u/console'],
  ['GET', '/v1/vps/servers/'],
  ['GET', '/v1/vps/servers//memo'],
  ['GET', '/v2/me'],
  ['GET', '/'],
  ['DELETE', '/v1/me'],
  ['PATCH', '/v1/vps/servers/u/memo'],
  ['HEAD', '/v1/me'],
  ['G', '/v1/me'],
])(
  'an operation outside of the description is unknown, and its name does not contain the path: %s %s',
  (method, path) => {
    expect(findOperation(method, path)).toEqual({ operation: `${method} (unknown path)` })
  },
)
