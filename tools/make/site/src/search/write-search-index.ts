import { writeFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { type SearchEntry, searchOptions } from './search-options.ts'

/** Writes the search index as a script, which a page from a disk may load. */
export function writeSearchIndex(
  file: string,
  entries: readonly Omit<SearchEntry, 'id'>[],
  language: 'en' | 'ja' = 'en',
): void {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  writeFileSync(
    file,
    `(globalThis.hostwrightSearchIndexes ??= {}).${language} = ${JSON.stringify(JSON.stringify(index))}\n`,
  )
}
