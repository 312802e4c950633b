import { writeFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import { packIndex } from './pack-index.ts'
import { type SearchEntry, searchOptions } from './search-options.ts'

/** Writes the search index as a script, which a page from a disk may load. */
export function writeSearchIndex(
  file: string,
  entries: readonly Omit<SearchEntry, 'id'>[],
  language: 'en' | 'ja' = 'en',
): void {
  const index = new MiniSearch<SearchEntry>(searchOptions)
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  // In single quotes, the double quotes of the JSON need no backslashes, which would be a tenth of the file.
  const json = packIndex(index).replaceAll(/[\\']/g, String.raw`\$&`)
  writeFileSync(file, `(globalThis.hostwrightSearchIndexes ??= {}).${language} = '${json}'\n`)
}
