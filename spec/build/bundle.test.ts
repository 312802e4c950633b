import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runRedocly } from './run-redocly.ts'

/** Reads a file of `dist/`, which the build has to write first. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

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

test('the table lists every operation once', () => {
  expect(table.length).toBeGreaterThan(100)
  expect(new Set(expected).size).toBe(table.length)
  expect(new Set(table.map(({ operationId }) => operationId)).size).toBe(table.length)
})

const documents = ['openapi', 'openapi-3.0']

const exported = [
  ...documents.flatMap((name) => [`./${name}.json`, `./${name}.yaml`]),
  './openapi.ja.json',
  './overlays/ja.yaml',
]

test.each(exported)('%s is exported', (name) => {
  const { exports } = read('package.json') as { exports: Record<string, string> }
  const file = new URL(`../${exports[name] ?? 'not exported'}`, import.meta.url)
  expect(existsSync(file)).toBe(true)
})

test.each(['openapi', 'openapi-3.0'])('dist/%s.yaml has the same content as the JSON', (name) => {
  const yaml = readFileSync(new URL(`../dist/${name}.yaml`, import.meta.url), 'utf8')
  expect(parse(yaml)).toEqual(read(`dist/${name}.json`))
})

test('the command in the README makes a copy without references', () => {
  const command = /^npx @redocly\/cli@2 (bundle \S+ --dereferenced) --output \S+$/m.exec(readme)?.[1]
  const folder = mkdtempSync(join(tmpdir(), 'dereferenced-'))
  const copy = join(folder, 'openapi.json')
  const source = fileURLToPath(new URL('../dist/openapi.json', import.meta.url))
  const [verb = '', , flag = ''] = command?.split(' ') ?? []
  runRedocly(folder, verb, source, flag, '--output', copy)
  const text = readFileSync(copy, 'utf8')
  for (const { operationId } of table) expect(text).toContain(operationId)
  expect(text).not.toMatch(/"\$ref"/)
  rmSync(folder, { recursive: true })
})

test.each(documents.map((name) => `${name}.json`))('dist/%s has the operations of the table', (name) => {
  const { paths } = read(`dist/${name}`) as Description
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => key !== 'parameters')
      .map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  )
  expect(described.toSorted()).toEqual(expected)
})
