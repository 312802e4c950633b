import { fillers, translations } from './japanese-words.ts'
import { synonyms } from './synonyms.ts'
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
/** Japanese words that are known, the longest first: words are not separated, so they are looked for in a word. */
const known = [...groups.keys(), ...Object.keys(translations).map((word) => word.toLowerCase()), ...fillers]
  .filter((word) => isJapanese(word))
  .toSorted((one, other) => other.length - one.length)

/** A query as its words and phrases, the longest known phrase first. */
export function toConcepts(query: string): Concept[] {
  const words = toWords(query)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const length = countKnown(words.slice(at, at + longest))
    concepts.push(toConcept(words.slice(at, at + length).join(' ')))
    at += length
  }
  return concepts
}

/** A Japanese query in English, as far as its words are known; `undefined` if none is. */
export function translate(query: string): string | undefined {
  const words = toConcepts(query).flatMap((concept) => translateConcept(concept) ?? [])
  return words.length === 0 ? undefined : words.join(' ')
}

/** Returns the English of a word or of what means the same. Names in Latin letters are the same in English. */
export function translateConcept({ phrase, others }: Concept): string | undefined {
  if (!isJapanese(phrase)) return phrase
  return [phrase, ...others].map((one) => translations[one]).find((one) => one !== undefined)
}

/** Splits a query into words, and a Japanese word into those that are known and the rest. */
function toWords(query: string): string[] {
  const words = query
    .normalize('NFKC')
    .split(/\s+/)
    .flatMap((word) => (isJapanese(word) ? splitJapanese(word) : [word]))
    .filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.includes(word))
  return telling.length === 0 ? words : telling
}

function splitJapanese(word: string): string[] {
  const lower = word.toLowerCase()
  const found = known.find((one) => lower.includes(one))
  if (found === undefined) return splitScripts(word)
  const at = lower.indexOf(found)
  const end = at + found.length
  return [...splitJapanese(word.slice(0, at)), word.slice(at, end), ...splitJapanese(word.slice(end))]
}

/** Separates Latin from Japanese, and leaves out endings and particles: hiragana after a word or alone. */
function splitScripts(word: string): string[] {
  const parts = word.match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々]+|[\w.-]+/gu) ?? []
  return parts.map((part) =>
    isJapanese(part) ? part.replace(/^[はがをのにへでと]|\p{Script=Hiragana}+$/gu, '') : part,
  )
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
