import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the build left in `dist/`; run it first. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

interface Description {
  paths: Record<string, Record<string, { operationId: string }>>
}

interface Row {
  method: string
  path: string
  operationId: string
}

const table = read('operations.json') as Row[]
const expected = table.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`).toSorted()

test('the table has every operation once', () => {
  expect(new Set(expected).size).toBe(110)
  expect(new Set(table.map(({ operationId }) => operationId)).size).toBe(110)
})

test.each(['openapi.json', 'openapi-3.0.json', 'openapi.deref.json'])(
  'dist/%s has the operations of the table',
  (name) => {
    const { paths } = read(`dist/${name}`) as Description
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([key]) => key !== 'parameters')
        .map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    expect(described.toSorted()).toEqual(expected)
  },
)
