/** A word to use, and what it replaces: an entry of `replaced-words.json`. */
export interface Entry {
  readonly use: string
  /** Phrases that are always wrong here, such as `body of the request`. */
  readonly insteadOf: readonly string[]
  /** Phrases in which a wrong one is right, such as `connection refused`. */
  readonly except?: readonly string[]
}

/** What `textlint-rule-terminology` takes: a regular expression as text, and what to say instead. */
export function toTerms(entries: readonly Entry[]): [pattern: string, replacement: string][] {
  return entries.flatMap(({ use, insteadOf, except = [] }) =>
    insteadOf.map((phrase): [string, string] => [toPattern(phrase, except), use]),
  )
}

/** The phrase as whole words, over a line break too, unless it is part of one of the exceptions. */
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
