import { root } from './load-file.ts'
import { loadSearch } from './load-search.ts'
import { element } from './view/element.ts'
import { searchWords } from './words/search-words.ts'

const most = 5

/** Lists pages that match the words of the address, on the page for addresses that do not exist. */
export async function suggestPages(): Promise<void> {
  const place = document.querySelector('#meant')
  if (place === null) return
  const search = await loadSearch()
  const queries = toQueries(decode(readMissing()))
  const all = await Promise.all(queries.map(async (query) => ({ query, found: await search(query) })))
  const asked = all.find(({ found }) => found.length > 0)
  if (asked === undefined) return
  const { query, found } = asked
  const items = found
    .slice(0, most)
    .map(({ title, where, path }) =>
      element('li', {}, element('a', { href: root + path }, title), where && ` · ${where}`),
    )
  place.append(element('p', {}, searchWords.perhaps(query)), element('ul', {}, ...items))
}

/** Returns the address that has no page. The switch of the language keeps it in the fragment. */
export function readMissing(): string {
  return location.hash === '' ? location.pathname : location.hash.slice(1)
}

/**
 * Returns queries for an address, the most specific first: its last part, all of it, then its words from the last one.
 */
function toQueries(path: string): string[] {
  const parts = path
    .replace(/\.html?$/, '')
    .split('/')
    .map((part) => part.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '')
  const words = parts.flatMap((part) => part.split(' ')).toReversed()
  return [...new Set([parts.at(-1) ?? '', parts.join(' '), ...words])]
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
