import MiniSearch, { type SearchResult } from 'minisearch'
import { loadScript } from './load-script.ts'
import { type SearchEntry, searchOptions } from '../../search/search-options.ts'

/** What is shown of a find. */
export type Found = Pick<SearchEntry, 'title' | 'where' | 'kind' | 'text' | 'path'> & {
  /** The words of it that were looked for, in lower case. */
  readonly terms: readonly string[]
}

export type Search = (query: string) => Found[]

declare global {
  var hostwrightSearchIndex: string | undefined
}

const most = 20

/** Loads the index when it is first needed, as a script: a page from a disk may fetch nothing. */
export async function loadSearch(root: string): Promise<Search> {
  await loadScript(`${root}assets/search-index.js`)
  const index = MiniSearch.loadJSON<SearchEntry>(globalThis.hostwrightSearchIndex ?? '', searchOptions)
  return (query) => index.search(query).slice(0, most).map(toFound)
}

function toFound(result: SearchResult): Found {
  const { title, where, kind, text, path } = result as unknown as Found
  return { title, where, kind, text, path, terms: result.terms }
}
