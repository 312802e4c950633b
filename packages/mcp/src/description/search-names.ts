import MiniSearch from 'minisearch'
import type { Description } from './description.ts'
import { createAsDescribed } from './as-described.ts'
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
// A word of four letters is one mistake away from many others.
const shortestMistyped = 5
const shortestPrefix = 3
// A search takes a while for each word.
const mostWords = 100
// Words of the description count more than other words of a query, which often tell a story.
const knownWeight = 2
// Guides have far more words than operations, and mention most of them.
const guideWeight = 0.7
// A query that says nothing of a deletion finds other operations first.
const destructiveWeight = 0.95

// Every operation has a line for each of its error codes, and all lines for a code have the same words.
const errorLine = /^- `\d{3} [A-Z_]+`:.*$/gm

// Words that nearly every text has.
const stopWords =
  ' a about all am an and are as at be by can cannot did do does every everything for from get has have he her his how i if in into is it its me my no not now of on one or our out over so than that the their them then there they this to up us was we what when where which who whose why will with you your '

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
      description: description.replaceAll(errorLine, ''),
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
  const weights = new Map([
    ...[...operations.values()]
      .filter(({ isDestructive }) => isDestructive)
      .map(({ operationId }) => [operationId, destructiveWeight] as const),
    ...guides.map(({ name }) => [name, guideWeight] as const),
  ])
  const index = new MiniSearch<(typeof documents)[number]>({
    idField: 'name',
    fields: ['words', 'summary', 'description'],
    storeFields: ['name', 'summary'],
    processTerm: toTerm,
    searchOptions: {
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length < shortestMistyped || term.length > longestMistyped ? false : 0.2),
      boost: { words: 4, summary: 2 },
      boostDocument: (name) => weights.get(String(name)) ?? 1,
    },
  })
  index.addAll(documents)
  const asDescribed = createAsDescribed()
  return (query, limit) => {
    const given = [...new Set(query.split(/\s+/))].slice(0, mostWords).join(' ')
    const { said, meant } = asDescribed(given)
    const knownTerms = new Set(meant.split(' ').map(toTerm))
    const words = [...new Set(`${meant} ${said}`.split(/\s+/))].join(' ')
    const results = index.search(words, { boostTerm: (term) => (knownTerms.has(term) ? knownWeight : 1) })
    const names = results.slice(0, limit).map((found) => ({
      name: String(found['name']),
      summary: String(found['summary']),
    }))
    return { names, total: results.length }
  }
}

/** Returns a word in lower case and in the singular; nothing for one of `stopWords`. */
function toTerm(word: string): string | undefined {
  const term = word.toLowerCase()
  if (stopWords.includes(` ${term} `)) return undefined
  return term.length > 3 ? term.replace(/(?<![su])s$/, '') : term
}

/** Splits a name such as `listDnsRecords` into its words. */
function toWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[._-]/g, ' ')
}
