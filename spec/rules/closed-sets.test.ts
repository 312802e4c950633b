import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lint = createLinter('closed-sets')
const documented = { Power: 'Power state' }
const message = (name: string): string =>
  `${name} is closed, but no section of the documentation closes it: use x-extensible-enum.`

test.concurrent('accepts a set that a section lists completely, and an open one', async () => {
  const schemas = { Power: { enum: ['on'] }, Kind: { type: 'string', 'x-extensible-enum': ['a'] } }
  expect(await lint(withSchemas(schemas), { documented })).toEqual([])
})

test.concurrent('rejects a set that no section lists completely, and one from other sources', async () => {
  const schemas = { Kind: { enum: ['a'] }, Power: { enum: ['on'], 'x-provenance': 'public-reference' } }
  expect(await lint(withSchemas(schemas), { documented })).toEqual([message('Kind'), message('Power')])
})

test('the table lists the closed sets of the description and no other', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  const { components } = read('../dist/openapi.json') as { components: { schemas: Record<string, object> } }
  const closed = Object.entries(components.schemas).filter(([, schema]) => 'enum' in schema)
  expect(Object.keys(read('closed-sets.json') as object)).toEqual(closed.map(([name]) => name).toSorted())
})
