import MiniSearch from 'minisearch'
import type { Query, SearchOptions, SearchResult } from 'minisearch'
import { rankJapanese, type Ranked } from './rank-japanese.ts'
import type { EntryKind, SearchEntry } from './search-options.ts'
import { type Concept, toConcepts, translate, translateConcept } from './to-concepts.ts'
import { isJapanese } from './to-tokens.ts'

/** The parts of a result that are shown. */
export type Found = Pick<SearchEntry, 'title' | 'where' | 'kind' | 'text' | 'path'> & {
  /** The words of it that were looked for, in lower case. */
  readonly terms: readonly string[]
}

type Index = MiniSearch<SearchEntry>

interface Indexes {
  readonly english: Index
  /** Loaded for Japanese queries, and on Japanese pages. */
  readonly japanese?: Index | undefined
}

const order: readonly EntryKind[] = ['guide', 'operation', 'command', 'SDK', 'page']
const mostOfAKind = 6
/** Headings count as names: a hit there is about the thing, one in a text only mentions it. */
const naming = ['title', 'page', 'names', 'where']

/** Reports whether a query is also for the Japanese index: a Japanese query, or any on a Japanese page. */
export function wantsJapanese(query: string, lang: string): boolean {
  return lang === 'ja' || isJapanese(query)
}

/**
 * Finds entries, grouped by kind: guides first, except when only another kind has the query in its titles or
 * names. With a Japanese index, the pages in Japanese are searched too, and in English only guides without a
 * translation.
 */
export function findEntries(query: string, { english, japanese }: Indexes): Found[] {
  if (japanese === undefined) return findIn(english, query)
  const concepts = toConcepts(query)
  const all = japanese.search(MiniSearch.wildcard) as unknown as SearchEntry[]
  // Pages of the SDK have the titles of what they call, and most of their text is English.
  const ranked = rankJapanese(concepts, all).toSorted(
    (one, other) => Number(isOfSdk(one)) - Number(isOfSdk(other)),
  )
  const own = ranked.length === 0 ? findIn(japanese, query) : ranked.map(toOwn).slice(0, mostOfAKind * 2)
  const translated = translate(query)
  if (translated === undefined) return groupKinds(own)
  const translations = new Set(all.map(({ path }) => path.split('#')[0]!.replace('.ja.html', '.html')))
  const guides = findIn(english, translated).filter(
    ({ kind, path }) => isGuide(kind) && !translations.has(path.split('#')[0]!),
  )
  return groupKinds(isAbout(ranked[0], query, concepts) ? [...own, ...guides] : [...guides, ...own])
}

/** Reports whether the best page of the reference fits a query better than a guide, which is found by its English. */
function isAbout(best: Ranked | undefined, query: string, concepts: readonly Concept[]): boolean {
  if (best === undefined) return false
  const known = concepts.filter((concept) => translateConcept(concept) !== undefined)
  if (known.some((concept) => best.missing.includes(concept))) return false
  const hasMore = concepts.length - best.missing.length > known.length
  return best.isNamed || hasMore || propertyName.test(query)
}

/** Name of a property, such as `root_password`: the operations that have it come first. */
const propertyName = /^[a-z]+(?:_[a-z\d]+)+$/

const isOfSdk = ({ entry }: Ranked): boolean => entry.kind === 'SDK'

const isGuide = (kind: EntryKind): boolean => kind === 'guide' || kind === 'page'

function groupKinds(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flat()
}

function toOwn({ entry: { title, where, kind, text, path }, terms }: Ranked): Found {
  return { title, where, kind, text, path, terms }
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
