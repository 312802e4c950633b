import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { findEntries } from '../search/find-entries.ts'
import { type SearchEntry, searchOptions } from '../search/search-options.ts'
import { queries } from './search-queries.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

function load(file: string, language: 'en' | 'ja'): MiniSearch<SearchEntry> {
  const page: { hostwrightSearchIndexes?: Record<string, string> } = {}
  runInNewContext(readFileSync(`${dist}assets/${file}`, 'utf8'), page)
  return MiniSearch.loadJSON<SearchEntry>(page.hostwrightSearchIndexes![language]!, searchOptions)
}

const indexes = { english: load('search-index.js', 'en'), japanese: load('search-index.ja.js', 'ja') }
const find = (query: string): string[] => findEntries(query, indexes).map(({ path }) => path)

test.each(queries)('“%s” finds %s among the first %i', (query, path, within) => {
  expect(existsSync(`${dist}${path.split('#')[0]}`)).toBe(true)
  const found = find(query).slice(0, within)
  expect(found.filter((one) => one === path || one.startsWith(`${path}#`)).length, found.join('\n')).not.toBe(
    0,
  )
})

test('the table has twenty queries in each language', () => {
  const isJapanese = (query: string): boolean => /[\p{Script=Han}\p{Script=Katakana}]/u.test(query)
  expect(queries.filter(([query]) => isJapanese(query))).toHaveLength(20)
  expect(queries.filter(([query]) => !isJapanese(query))).toHaveLength(20)
})

test('what is found stands grouped by kind', () => {
  for (const [query] of queries) {
    const kinds = findEntries(query, indexes).map(({ kind }) => kind)
    const changes = kinds.filter((kind, index) => kind !== kinds[index - 1])
    expect(changes, query).toEqual([...new Set(kinds)])
  }
})
