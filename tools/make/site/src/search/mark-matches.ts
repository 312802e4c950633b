import { isJapanese } from './to-tokens.ts'

/** A part of a text, and whether it matches the query. */
export interface Part {
  readonly text: string
  readonly isMatch: boolean
}

const before = 40
const most = 160

/** Splits a text into parts and marks the whole words that are among the terms. Terms are lower case and singular. */
export function markMatches(text: string, terms: readonly string[]): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const [from, to] of join(findRanges(text, terms))) {
    parts.push({ text: text.slice(end, from), isMatch: false }, { text: text.slice(from, to), isMatch: true })
    end = to
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '')
}

type Range = readonly [from: number, to: number]

function findRanges(text: string, terms: readonly string[]): Range[] {
  return terms.flatMap((term) =>
    [...text.matchAll(toPattern(term))].map(({ index, 0: found }): Range => [index, index + found.length]),
  )
}

/**
 * Returns the pattern of a term. Japanese has no spaces between words: its terms are overlapping pairs of characters.
 */
function toPattern(term: string): RegExp {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return isJapanese(term)
    ? new RegExp(escaped, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}s?(?![\\p{L}\\p{N}])`, 'giu')
}

/** Joins overlapping ranges. */
function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last !== undefined && range[0] < last[1])
      joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])]
    else joined.push(range)
  }
  return joined
}

/** Returns the excerpt in which most of the terms are close together; the beginning of the text if it has none. */
export function toExcerpt(text: string, terms: readonly string[]): Part[] {
  const at = findClosest(text, terms)
  const start = at <= before ? 0 : cut(text, at - before / 2, at - before)
  const end = text.length - start <= most ? text.length : cut(text, start + most, start + most - before)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end).trimStart()}${end < text.length ? ' …' : ''}`
  return markMatches(excerpt, terms)
}

/** Returns the last end of a word before a place. Returns the place itself if no word ends nearby, as in Japanese. */
function cut(text: string, place: number, lowest: number): number {
  const space = text.lastIndexOf(' ', place)
  return space < lowest ? place : space
}

/** Returns the first place after which the largest number of different terms begin. */
function findClosest(text: string, terms: readonly string[]): number {
  let position = 0
  const matches = markMatches(text, terms).flatMap((part) => {
    const at = position
    position += part.text.length
    return part.isMatch ? [{ at, term: part.text.toLowerCase() }] : []
  })
  const counts = matches.map(({ at }) => {
    return new Set(
      matches.filter((one) => one.at >= at && one.at < at + most - before).map(({ term }) => term),
    ).size
  })
  return matches[counts.indexOf(Math.max(...counts))]?.at ?? 0
}
