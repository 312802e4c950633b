import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import type MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { findEntries, wantsJapanese } from '../search/find-entries.ts'
import { unpackIndex } from '../search/pack-index.ts'
import type { SearchEntry } from '../search/search-options.ts'
import { japaneseQueries } from './japanese-queries.ts'
import { queries } from './search-queries.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

function load(file: string, language: 'en' | 'ja'): MiniSearch<SearchEntry> {
  const page: { hostwrightSearchIndexes?: Record<string, string> } = {}
  runInNewContext(readFileSync(`${dist}assets/${file}`, 'utf8'), page)
  return unpackIndex(page.hostwrightSearchIndexes![language]!)
}

const indexes = { english: load('search-index.js', 'en'), japanese: load('search-index.ja.js', 'ja') }
/** Finds entries as a page in a language does. */
const findOn = (lang: 'en' | 'ja', query: string): ReturnType<typeof findEntries> =>
  findEntries(query, { ...indexes, japanese: wantsJapanese(query, lang) ? indexes.japanese : undefined })
/** Reports whether a page is one of those that are looked for; a guide is it in either language. */
const has = (paths: readonly string[], path: string): boolean => {
  const own = path.replace(/^(guides\/.*)\.ja\.html/, '$1.html')
  return paths.some((one) => own === one || own.startsWith(`${one}#`))
}

test.each(queries)('“%s” finds %s among the first %i', (query, path, within) => {
  expect(existsSync(`${dist}${path.split('#')[0]}`)).toBe(true)
  const found = findOn('en', query)
    .slice(0, within)
    .map((one) => one.path)
  expect(found.filter((one) => has([path], one)).length, found.join('\n')).not.toBe(0)
})

test.for(japaneseQueries)('on a Japanese page, “%s” finds one of %j', ([query, paths, within = 1]) => {
  for (const path of paths) expect(existsSync(`${dist}${path.split('#')[0]}`)).toBe(true)
  const found = findOn('ja', query).map(({ path }) => path)
  const first = found.slice(0, within)
  expect(
    first.some((path) => has(paths, path)),
    found.join('\n'),
  ).toBe(true)
})

test('of the queries in Japanese, at most one in ten finds its page second or third, and all the others first', () => {
  const later = japaneseQueries.filter(([, , within = 1]) => within > 1)
  expect(japaneseQueries.length).toBeGreaterThanOrEqual(40)
  expect(later.length).toBeLessThanOrEqual(4)
  expect(later.filter(([, , within = 1]) => within > 3)).toEqual([])
})

test('the table has queries in each language', () => {
  const isJapanese = (query: string): boolean => /[\p{Script=Han}\p{Script=Katakana}]/u.test(query)
  expect(queries.filter(([query]) => isJapanese(query))).toHaveLength(20)
  expect(queries.filter(([query]) => !isJapanese(query))).toHaveLength(30)
})

test('what is found stands grouped by kind', () => {
  for (const [query] of queries) {
    const kinds = findOn('en', query).map(({ kind }) => kind)
    const changes = kinds.filter((kind, index) => kind !== kinds[index - 1])
    expect(changes, query).toEqual([...new Set(kinds)])
  }
})
