import type { Options } from 'minisearch'

/** One thing that can be found: a section of a page, an operation, a method. */
export interface SearchEntry {
  readonly id: number
  readonly kind: string
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
  tokenize,
  searchOptions: {
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    boost: { title: 8, page: 4, names: 8, where: 2 },
  },
}

/** Words, and the words inside a name in camel case besides it. */
function tokenize(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      const parts = word.split(/(?<=[a-z\d])(?=[A-Z])/)
      return parts.length > 1 ? [word, ...parts] : parts
    })
    .filter((word) => word !== '')
}
