// The script that is loaded at the first search on a page.
import type MiniSearch from 'minisearch'
import { findEntries, type Found, wantsJapanese } from '../../search/find-entries.ts'
import { unpackIndex } from '../../search/pack-index.ts'
import type { SearchEntry } from '../../search/search-options.ts'
import { loadScript, root } from './load-file.ts'

export type Search = (query: string) => Promise<Found[]>

type Language = 'en' | 'ja'

declare global {
  var hostwrightSearchIndexes: Partial<Record<Language, string>> | undefined
  var hostwrightCreateSearch: (() => Search) | undefined
}

/**
 * Searches the English index, which is loaded. The Japanese one is loaded with the first Japanese query, or on a
 * Japanese page.
 */
globalThis.hostwrightCreateSearch = () => {
  const english = parseIndex('en')
  let japanese: Promise<MiniSearch<SearchEntry>> | undefined
  return async (query) => {
    const isWanted = wantsJapanese(query, document.documentElement.lang)
    if (isWanted) japanese ??= loadScript(`${root}assets/search-index.ja.js`).then(() => parseIndex('ja'))
    return findEntries(query, { english, japanese: isWanted ? await japanese : undefined })
  }
}

function parseIndex(language: Language): MiniSearch<SearchEntry> {
  return unpackIndex(globalThis.hostwrightSearchIndexes?.[language] ?? '')
}
