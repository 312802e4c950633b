import { writeFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { type SearchEntry, searchOptions } from './search-options.ts'

// What is found further down is shown by the beginning of its text.
const longest = 600

/** Writes the search index as a script, which a page from a disk may load. */
export function writeSearchIndex(file: string, entries: readonly Omit<SearchEntry, 'id' | 'about'>[]): void {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(entries.map((entry, id) => ({ ...entry, id, about: entry.text.slice(0, longest) })))
  writeFileSync(file, `globalThis.hostwrightSearchIndex = ${JSON.stringify(JSON.stringify(index))}\n`)
}
