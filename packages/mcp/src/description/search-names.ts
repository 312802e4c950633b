import MiniSearch from 'minisearch'
import type { Description } from './description.ts'
import { asDescribed } from './user-words.ts'
import { listFileSections } from './list-file-sections.ts'
import type { GuideSection } from './load-guides.ts'

/** An operation, a guide, or a section of the plan file, which the tool `describe` explains. */
export interface Named {
  readonly name: string
  readonly summary: string
}

/** Finds operations, guides and sections of the plan file by the words of a query. */
export type SearchNames = (query: string, limit: number) => Found

/** The best results of a search, and the number of all. */
export interface Found {
  readonly names: readonly Named[]
  readonly total: number
}

// The memory that a fuzzy search needs is the square of a word's length: 2.5 GB for 50,000 letters.
const longestMistyped = 64
// A search takes a while for each word.
const mostWords = 100

/**
 * Builds a search index of all operations, guides and sections of the file, and returns the function that searches it.
 */
export function createSearchNames(
  { operations, file }: Description,
  guides: readonly GuideSection[],
): SearchNames {
  const documents = [
    ...[...operations.values()].map(({ operationId, method, path, summary, description }) => ({
      name: operationId,
      words: toWords(operationId),
      summary: `${method} ${path}: ${summary}`,
      description,
    })),
    ...listFileSections(file).map(({ name, summary }) => ({
      name,
      words: toWords(name),
      summary: `plan file: ${summary}`,
      description: '',
    })),
    ...guides.map(({ name, title, text }) => ({
      name,
      words: toWords(name),
      summary: title,
      description: text,
    })),
  ]
  const index = new MiniSearch<(typeof documents)[number]>({
    idField: 'name',
    fields: ['words', 'summary', 'description'],
    storeFields: ['name', 'summary'],
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > longestMistyped ? false : 0.2),
      boost: { words: 4, summary: 2 },
    },
  })
  index.addAll(documents)
  return (query, limit) => {
    const words = [...new Set(asDescribed(query).split(/\s+/))].slice(0, mostWords).join(' ')
    const results = index.search(words)
    const names = results.slice(0, limit).map((found) => ({
      name: String(found['name']),
      summary: String(found['summary']),
    }))
    return { names, total: results.length }
  }
}

/** Splits a name such as `listDnsRecords` into its words. */
function toWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[._-]/g, ' ')
}
