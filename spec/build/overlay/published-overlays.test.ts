import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import table from '../../operations.json' with { type: 'json' }
import type { JsonObject } from '../json.ts'
import { runRedocly } from '../run-redocly.ts'
import { applyOverlay, type Overlay } from './apply-overlay.ts'

const spec = fileURLToPath(new URL('../..', import.meta.url))
/** Description in `dist/`, which the build has to write first. */
const description = JSON.parse(readFileSync(`${spec}dist/openapi.json`, 'utf8')) as JsonObject
const methods = ['get', 'post', 'put', 'delete']

const read = (name: string): Overlay => parse(readFileSync(`${spec}overlays/${name}.yaml`, 'utf8')) as Overlay
const apply = (name: string): JsonObject => applyOverlay(description, read(name))
const results = { samples: apply('samples'), tools: apply('tools') }

function listOperations(document: JsonObject): JsonObject[] {
  const { paths } = document as unknown as { paths: Record<string, Record<string, JsonObject>> }
  const operations = Object.values(paths).flatMap((item) => methods.map((method) => item[method]))
  return operations.filter((operation) => operation !== undefined)
}

test.each([
  ['samples', 'x-codeSamples'],
  ['tools', 'x-mcp-annotations'],
] as const)('the overlay %s adds %s to every operation, and the rules still hold', (name, key) => {
  const result = results[name]
  const operations = listOperations(result)
  expect(operations).toHaveLength(table.length)
  expect(operations.filter((operation) => operation[key] === undefined)).toEqual([])

  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(result))
  expect(() => runRedocly(spec, 'lint', file, '--lint-config=error')).not.toThrow()
  rmSync(folder, { recursive: true })
})

/** Returns the targets of an overlay in which other programs find less than RFC 9535 says. */
function findUncommon({ actions }: Overlay): string[] {
  // openapi-overlays-js rejects a filter without parentheses; bump-cli and openapi-format find no element of a list by
  // a filter that follows `..`.
  return actions.map(({ target }) => target).filter((target) => /\[\?(?!\()|\.\.\[/.test(target))
}

test.each(['ja', 'samples', 'service.example', 'tools'])('other programs find the targets of %s', (name) => {
  expect(findUncommon(read(name))).toEqual([])
})

test('a filter without parentheses, and one that follows two dots, are found', () => {
  const targets = ["$.tags[?@.name=='a']", "$..[?(@.name=='a')]", "$..*[?(@.name=='a')]"]
  const actions = targets.map((target) => ({ target, remove: true }) as const)
  expect(findUncommon({ overlay: '1.0.0', actions })).toEqual(targets.slice(0, 2))
})

test('a tool that erases data says so', () => {
  const operations = listOperations(results.tools)
  const erasing = operations.filter(
    (operation) => (operation['x-mcp-annotations'] as JsonObject)['destructiveHint'] === true,
  )
  expect(erasing).toEqual(operations.filter((operation) => operation['x-destructive'] === true))
  expect(erasing.length).toBeGreaterThan(10)
})

test('a tag links its page in the reference', () => {
  const tags = description['tags'] as { name: string; externalDocs?: { url: string } }[]
  const toPage = (name: string): string => `/reference/${name.toLowerCase().replaceAll(' ', '-')}.html`
  const wrong = tags.filter(({ name, externalDocs }) => !externalDocs?.url.endsWith(toPage(name)))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
