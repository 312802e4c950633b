import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Json, JsonObject } from '../json.ts'
import { runRedocly } from '../run-redocly.ts'
import { applyOverlay, type Overlay } from './apply-overlay.ts'

const spec = fileURLToPath(new URL('../..', import.meta.url))
const overlay = parse(readFileSync(`${spec}overlays/service.example.yaml`, 'utf8')) as Overlay
/** Description in `dist/`, which the build has to write first. */
const description = JSON.parse(readFileSync(`${spec}dist/openapi.json`, 'utf8')) as JsonObject
const result = applyOverlay(description, overlay)

/** Lists the sentences of a document with their places, on one line each. */
function listSentences(value: Json, place = ''): string[] {
  if (typeof value === 'string') {
    const text = value.replaceAll(/\s+/g, ' ')
    return text.split(/(?<=\.) /).map((sentence) => `${place}: ${sentence}`)
  }
  if (typeof value !== 'object' || value === null) return [`${place}: ${value}`]
  return Object.entries(value).flatMap(([key, item]) => listSentences(item, `${place}/${key}`))
}

/** Reports whether a sentence contains a neutral name, which an overlay that names the service has to replace. */
const isNeutral = (sentence: string): boolean => /ownership-verify|placeholder|^\/servers\//.test(sentence)

test('the overlay of a service replaces every neutral name', () => {
  const sentences = listSentences(result)
  expect(sentences.filter(isNeutral)).toEqual(['/servers/0/url: https://api.example.net'])
  expect(sentences.filter((sentence) => /\/host: _domain-check\b/.test(sentence))).toHaveLength(2)
})

test('each description has one server, so that no client chooses between the sandbox and a service', () => {
  expect(description['servers']).toMatchObject([{ url: 'http://127.0.0.1:4010' }])
  expect(result['servers']).toEqual([{ url: 'https://api.example.net' }])
})

test('every other sentence stays the same', () => {
  const after = new Set(listSentences(result))
  const changed = listSentences(description).filter((sentence) => !after.has(sentence))
  expect(changed.filter((sentence) => !isNeutral(sentence))).toEqual([])
})

test('the description with real names passes the lint rules too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  const file = join(folder, 'service.json')
  writeFileSync(file, JSON.stringify(result))
  expect(() => runRedocly(spec, 'lint', file, '--lint-config=error')).not.toThrow()
  rmSync(folder, { recursive: true })
})
