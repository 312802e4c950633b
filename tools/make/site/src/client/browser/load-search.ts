import MiniSearch from 'minisearch'
import { findEntries, type Found, wantsJapanese } from '../../search/find-entries.ts'
import { type SearchEntry, searchOptions } from '../../search/search-options.ts'
import { loadScript } from './load-file.ts'

export type Search = (query: string) => Promise<Found[]>

type Language = 'en' | 'ja'

declare global {
  var hostwrightSearchIndexes: Partial<Record<Language, string>> | undefined
}

/**
 * Loads the index when it is first needed, and the Japanese one with the first Japanese query or on a Japanese page; as scripts, because
 * a page from a disk may fetch nothing.
 */
export async function loadSearch(root: string): Promise<Search> {
  const english = await loadIndex(`${root}assets/search-index.js`, 'en')
  let japanese: Promise<MiniSearch<SearchEntry>> | undefined
  return async (query) => {
    const isWanted = wantsJapanese(query, document.documentElement.lang)
    if (isWanted) japanese ??= loadIndex(`${root}assets/search-index.ja.js`, 'ja')
    return findEntries(query, { english, japanese: isWanted ? await japanese : undefined })
  }
}

async function loadIndex(address: string, language: Language): Promise<MiniSearch<SearchEntry>> {
  await loadScript(address)
  return MiniSearch.loadJSON<SearchEntry>(globalThis.hostwrightSearchIndexes?.[language] ?? '', searchOptions)
}
