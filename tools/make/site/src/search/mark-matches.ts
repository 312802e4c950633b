/** A part of a text; what was looked for is marked. */
export interface Part {
  readonly text: string
  readonly isMatch: boolean
}

const before = 40
const most = 160

/** A text in parts, those that are among the terms marked. Terms are in lower case. */
export function markMatches(text: string, terms: readonly string[]): Part[] {
  if (terms.length === 0) return [{ text, isMatch: false }]
  // The longest first: of "order" and "orders", what is there whole.
  const sorted = terms.toSorted((one, other) => other.length - one.length).map((term) => escape(term))
  return text
    .split(new RegExp(`(${sorted.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** Where a text has the most of the terms close together, with some words around them; its beginning when it has none. */
export function toExcerpt(text: string, terms: readonly string[]): Part[] {
  const at = findClosest(text, terms)
  const start = at <= before ? 0 : text.lastIndexOf(' ', at - before / 2) + 1
  const end = text.length - start <= most ? text.length : text.lastIndexOf(' ', start + most)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
  return markMatches(excerpt, terms)
}

/** Where so many different terms begin as nowhere before: the first of such places. */
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

function escape(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
