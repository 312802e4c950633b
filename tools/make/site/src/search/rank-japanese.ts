import type { SearchEntry } from './search-options.ts'
import type { Concept } from './to-concepts.ts'

/** An entry that has words of a query. */
export interface Ranked {
  readonly entry: SearchEntry
  /** Words of the query that the entry has, in lower case. */
  readonly terms: readonly string[]
  /** Words of the query that the entry has neither as they are nor as a synonym. */
  readonly missing: readonly Concept[]
  /** Whether the title has one of the words. */
  readonly isNamed: boolean
}

const parts = ['title', 'where', 'text'] as const
/** Weights of a word in each part. */
const weights = [8, 2, 1] as const
/** A synonym counts less than the word itself. */
const asSynonym = 0.7

interface Hit {
  readonly term: string
  readonly weight: number
  readonly isTitle: boolean
}

/**
 * Ranks Japanese entries by the words of a query that they have whole. The index has pairs of characters only: by those,
 * every word with サーバー in it leads to the same page.
 */
export function rankJapanese(concepts: readonly Concept[], entries: readonly SearchEntry[]): Ranked[] {
  const hits = concepts.map((concept) => entries.map((entry) => findHit(concept, entry)))
  // A word that few entries have says more than one that all have.
  const rarity = hits.map((row) => {
    const count = row.filter((hit) => hit !== undefined).length
    return count === 0 ? 0 : Math.log(1 + entries.length / count)
  })
  const scored = entries.map((entry, index) => {
    const found = hits.map((row) => row[index])
    const coverage = found.filter((hit) => hit !== undefined).length / concepts.length
    const score = found.reduce((sum, hit, at) => sum + (hit?.weight ?? 0) * rarity[at]!, 0)
    return {
      entry,
      missing: concepts.filter((_, at) => found[at] === undefined),
      score: score * coverage * toWeight(entry, found),
      terms: found.flatMap((hit) => (hit === undefined ? [] : [hit.term])),
      isNamed: found.some((hit) => hit?.isTitle === true),
    }
  })
  return scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
}

/**
 * The index page lists the operations of each tag, which say more; guides name many things that they are not about; a
 * deletion comes first only if it is asked for.
 */
function toWeight({ kind, where }: SearchEntry, found: readonly (Hit | undefined)[]): number {
  if (kind === 'page') return 0.4
  if (kind === 'guide') return 0.6
  return where.startsWith('DELETE') && !found.some((hit) => hit?.term === '削除') ? 0.8 : 1
}

function findHit({ phrase, others }: Concept, entry: SearchEntry): Hit | undefined {
  const found = [phrase, ...others].flatMap((word, index): Hit[] => {
    const term = word.toLowerCase()
    const counts = parts.map((part) => toPlain(entry[part]).split(toPlain(term)).length - 1)
    const at = counts.findIndex((count) => count > 0)
    if (at === -1) return []
    const isTitle = at === 0
    // Of two titles with a word, the shorter one is more about it; and a text that has it more often.
    const share = isTitle ? 1 + term.length / entry.title.length : 1
    const often = Math.log(1 + (counts.at(-1) ?? 0)) / 2
    return [{ term, weight: (weights[at]! * share + often) * (index === 0 ? 1 : asSynonym), isTitle }]
  })
  return found.toSorted((one, other) => other.weight - one.weight)[0]
}

/** Text in lower case and without the spaces that separate Latin letters from Japanese. */
function toPlain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, '')
}
