import { loadScript, root } from './load-file.ts'
import type { Search } from './search.ts'

/** Loads the search and its index when they are first needed; as scripts, because a page from a disk may fetch nothing. */
export async function loadSearch(): Promise<Search> {
  await Promise.all(['search', 'search-index'].map((name) => loadScript(`${root}assets/${name}.js`)))
  if (globalThis.hostwrightCreateSearch === undefined) throw new Error('The search cannot be loaded.')
  return globalThis.hostwrightCreateSearch()
}
