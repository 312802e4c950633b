import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import { expect, onTestFinished, test } from 'vitest'
import { toExcerpt } from './mark-matches.ts'
import { searchOptions } from './search-options.ts'
import { writeSearchIndex } from './write-search-index.ts'

test('what stands far below its heading is found, and shown with the words around it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = `${'Something else. '.repeat(200)}Keep the journal on a disk.`
  const entry = { kind: 'guide' as const, title: 'Orders', where: '', names: '', text, path: 'a.html' }
  writeSearchIndex(join(folder, 'index.js'), [entry])
  const script = readFileSync(join(folder, 'index.js'), 'utf8')
  const json = JSON.parse(script.slice(script.indexOf(' = ') + 3)) as string
  const [found] = MiniSearch.loadJSON(json, searchOptions).search('journal')
  const excerpt = toExcerpt(found?.['text'] as string, found!.terms)
  expect(excerpt.map((part) => part.text).join('')).toContain('Keep the journal on a disk.')
  expect(excerpt.some((part) => part.isMatch)).toBe(true)
})
