import type MiniSearch from 'minisearch'
import type { Query, SearchOptions, SearchResult } from 'minisearch'
import type { EntryKind, SearchEntry } from './search-options.ts'
import { toConcepts, translate } from './to-concepts.ts'
import { isJapanese } from './to-tokens.ts'

/** The parts of a result that are shown. */
export type Found = Pick<SearchEntry, 'title' | 'where' | 'kind' | 'text' | 'path'> & {
  /** The words of it that were looked for, in lower case. */
  readonly terms: readonly string[]
}

type Index = MiniSearch<SearchEntry>

interface Indexes {
  readonly english: Index
  /** Loaded only for Japanese queries. */
  readonly japanese?: Index | undefined
}

const order: readonly EntryKind[] = ['guide', 'operation', 'command', 'SDK', 'page']
const mostOfAKind = 6
/** Headings count as names: a hit there is about the thing, one in a text only mentions it. */
const naming = ['title', 'page', 'names', 'where']

/**
 * Finds entries, grouped by kind: guides first, except when only another kind has the query in its titles or
 * names. A Japanese query finds the Japanese reference first, then the English guides to the same words.
 */
export function findEntries(query: string, { english, japanese }: Indexes): Found[] {
  if (!isJapanese(query)) return findIn(english, query)
  const own = japanese === undefined ? [] : findIn(japanese, query)
  const translated = translate(query)
  if (translated === undefined) return own
  const guides = findIn(english, translated).filter(({ kind }) => kind === 'guide' || kind === 'page')
  const about = own.some(({ title, terms }) => terms.some((term) => title.includes(term)))
  const both = about ? [...own, ...guides] : [...guides, ...own]
  return [...Map.groupBy(both, ({ kind }) => kind).values()].flat()
}

function findIn(index: Index, query: string): Found[] {
  const wanted = toQuery(query)
  // A misspelled word is looked for only when nothing has the word as it is.
  const attempts: SearchOptions[] = [
    {},
    { fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
    { combineWith: 'OR', fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  ]
  for (const options of attempts) {
    const asked = options.combineWith === 'OR' ? query : wanted
    const all = index.search(asked, options)
    if (all.length === 0) continue
    const named = new Set(index.search(asked, { ...options, fields: naming }).map(({ id }) => id as number))
    return group(all, named).map((result) => toFound(result))
  }
  return []
}

/** All words of the query, each as it is or as a synonym, which counts less. */
function toQuery(query: string): Query {
  return {
    combineWith: 'AND',
    queries: toConcepts(query).map(({ phrase, others }) => ({
      combineWith: 'OR',
      queries: [
        { combineWith: 'AND', queries: [phrase] },
        ...others.map((other) => ({ combineWith: 'AND' as const, queries: [other], boostTerm: () => 0.5 })),
      ],
    })),
  }
}

function group(results: readonly SearchResult[], named: ReadonlySet<number>): SearchResult[] {
  const sorted = results.toSorted((one, other) => tier(one, named) - tier(other, named))
  const kinds = Map.groupBy(sorted, (result) => result['kind'] as EntryKind)
  return [...kinds]
    .toSorted(([kind, [best]], [otherKind, [otherBest]]) => {
      const difference = tier(best!, named) - tier(otherBest!, named)
      return difference === 0 ? order.indexOf(kind) - order.indexOf(otherKind) : difference
    })
    .flatMap(([, members]) => members.slice(0, mostOfAKind))
}

function tier({ id }: SearchResult, named: ReadonlySet<number>): number {
  return named.has(id as number) ? 0 : 1
}

function toFound(result: SearchResult): Found {
  const { title, where, kind, text, path } = result as unknown as Found
  return { title, where, kind, text, path, terms: result.terms }
}
