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

/** Where a text first has one of the terms, with some words around it; its beginning when it has none. */
export function toExcerpt(text: string, terms: readonly string[]): Part[] {
  const first = markMatches(text, terms)[0]
  const at = first === undefined || first.isMatch ? 0 : first.text.length
  const start = at === text.length || at <= before ? 0 : text.lastIndexOf(' ', at - before / 2) + 1
  const end = text.length - start <= most ? text.length : text.lastIndexOf(' ', start + most)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
  return markMatches(excerpt, terms)
}

function escape(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
