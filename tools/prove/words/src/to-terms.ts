/** An entry of `replaced-words.json`: a recommended word, and the phrases that it replaces. */
export interface Entry {
  readonly use: string
  /** Phrases that are always wrong, such as `body of the request`. */
  readonly insteadOf: readonly string[]
  /** Phrases that are right although they contain a wrong one, such as `connection refused`. */
  readonly except?: readonly string[]
}

/** Converts the entries for `textlint-rule-terminology`: a regular expression as text, and the recommended word. */
export function toTerms(entries: readonly Entry[]): [pattern: string, replacement: string][] {
  return entries.flatMap(({ use, insteadOf, except = [] }) =>
    insteadOf.map((phrase): [string, string] => [toPattern(phrase, except), use]),
  )
}

/** Returns a pattern for a phrase of whole words, also across a line break, unless it is part of an exception. */
function toPattern(phrase: string, except: readonly string[]): string {
  const allowed = except.flatMap((whole) => {
    const start = whole.search(new RegExp(`(?<![-\\w])${escape(phrase)}(?![-\\w])`, 'i'))
    if (start < 0) return []
    const before = escape(whole.slice(0, start))
    return [`(?!(?<=(?<![-\\w])${before})${escape(whole.slice(start))}(?![-\\w]))`]
  })
  return `(?<![-\\w./#])${allowed.join('')}${escape(phrase)}(?![-\\w])`
}

const escape = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
