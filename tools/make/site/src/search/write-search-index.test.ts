import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { toExcerpt } from './mark-matches.ts'
import { unpackIndex } from './pack-index.ts'
import { writeSearchIndex } from './write-search-index.ts'

test('what stands far below its heading is found, and shown with the words around it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = `${String.raw`It isn't "that" \ else. `.repeat(200)}Keep the journal on a disk.`
  const entry = { kind: 'guide' as const, title: 'Orders', where: '', names: '', text, path: 'a.html' }
  writeSearchIndex(join(folder, 'index.js'), [entry])
  const page: { hostwrightSearchIndexes?: Record<string, string> } = {}
  runInNewContext(readFileSync(join(folder, 'index.js'), 'utf8'), page)
  const json = page.hostwrightSearchIndexes!['en']!
  const [found] = unpackIndex(json).search('journal')
  const excerpt = toExcerpt(found?.['text'] as string, found!.terms)
  expect(excerpt.map((part) => part.text).join('')).toContain('Keep the journal on a disk.')
  expect(excerpt.some((part) => part.isMatch)).toBe(true)
})
