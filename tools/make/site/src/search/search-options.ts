import type { Options } from 'minisearch'
import { toTokens } from './to-tokens.ts'

/** The kind of page that an entry belongs to. */
export type EntryKind = 'guide' | 'operation' | 'command' | 'SDK' | 'page'

/** One thing that can be found: a section of a page, an operation, a method. */
export interface SearchEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly title: string
  /** Below the title: the method and path of an operation, the page of a section. */
  readonly where: string
  /** Other names, such as the operationId. */
  readonly names: string
  /** All of it: what is found in it is shown with the words around it. */
  readonly text: string
  /** From the root of the site. */
  readonly path: string
}

/** How entries are indexed at build time and looked up in the browser; both have to agree. */
export const searchOptions: Options<SearchEntry> = {
  // `page` is the title again where it is that of a page, which counts more than a heading on one.
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
    // A whole word counts more than a longer one that begins with it.
    weights: { prefix: 0.2, fuzzy: 0.1 },
    combineWith: 'AND',
    boost: { title: 8, page: 16, names: 8, where: 3 },
  },
}

/** In lower case and without the plural, so that "limit" and "limits" are one word. */
function toStem(word: string): string {
  const lower = word.toLowerCase()
  return lower.length > 3 && /[a-z]{2}[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
}
