import type { Options } from 'minisearch'
import { toTokens } from './to-tokens.ts'

/** The kind of page that an entry belongs to. */
export type EntryKind = 'guide' | 'operation' | 'command' | 'SDK' | 'page'

/** An entry of the search: a section of a page, an operation, a method. */
export interface SearchEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly title: string
  /** Line below the title: the method and path of an operation, or the page of a section. */
  readonly where: string
  /** Other names, such as the operationId. */
  readonly names: string
  /** The whole text. Results show an excerpt of it around the match. */
  readonly text: string
  /** Address relative to the root of the site. */
  readonly path: string
}

/** Options of the search, shared by the build and the browser: the index works only with the options that built it. */
export const searchOptions: Options<SearchEntry> = {
  // `page` repeats the titles of whole pages, so that they count more than headings within a page.
  fields: ['title', 'page', 'where', 'names', 'text'],
  extractField: (entry, field) =>
    field === 'page'
      ? entry.where === ''
        ? entry.title
        : ''
      : (entry[field as keyof SearchEntry] as string),
  storeFields: ['kind', 'title', 'where', 'text', 'path'],
  tokenize: toTokens,
  processTerm: toStem,
  searchOptions: {
    prefix: (term) => term.length > 2,
    // A match of a whole word counts more than a match of its beginning.
    weights: { prefix: 0.2, fuzzy: 0.1 },
    combineWith: 'AND',
    boost: { title: 8, page: 16, names: 8, where: 3 },
  },
}

/** Words that nearly every text has: they tell nothing of it, and would be a twentieth of the index. */
const unspecific: ReadonlySet<string> = new Set(
  'a an the this that it its is are has as and of in to'.split(' '),
)

/**
 * Returns a word in lower case and singular, so that "limit" and "limits" are the same term, and nothing for one that
 * is not indexed.
 */
function toStem(word: string): string | null {
  const lower = word.toLowerCase()
  if (unspecific.has(lower)) return null
  return lower.length > 3 && /[a-z]{2}[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
}
