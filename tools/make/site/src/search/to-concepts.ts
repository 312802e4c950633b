import { synonyms, translations } from './synonyms.ts'
import { isJapanese } from './to-tokens.ts'

/** A word or phrase of a query, and what means the same. */
export interface Concept {
  readonly phrase: string
  readonly others: readonly string[]
}

const groups = new Map(
  synonyms.flatMap((group) => group.map((phrase) => [phrase.toLowerCase(), group] as const)),
)
const longest = 4

/** A query as its words and phrases, the longest known phrase first. */
export function toConcepts(query: string): Concept[] {
  const words = query
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '')
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const length = countKnown(words.slice(at, at + longest))
    concepts.push(toConcept(words.slice(at, at + length).join(' ')))
    at += length
  }
  return concepts
}

/** A Japanese query in English, as far as every word of it is known; `undefined` otherwise. */
export function translate(query: string): string | undefined {
  const words = toConcepts(query).map(({ phrase, others }) =>
    isJapanese(phrase)
      ? [phrase, ...others].map((one) => translations[one]).find((one) => one !== undefined)
      : phrase,
  )
  return words.includes(undefined) ? undefined : words.join(' ')
}

function countKnown(words: readonly string[]): number {
  for (let length = words.length; length > 1; length -= 1)
    if (groups.has(words.slice(0, length).join(' ').toLowerCase())) return length
  return 1
}

function toConcept(phrase: string): Concept {
  const lower = phrase.toLowerCase()
  return { phrase, others: (groups.get(lower) ?? []).filter((other) => other.toLowerCase() !== lower) }
}
