import { readFileSync } from 'node:fs'

/** A row of the glossary: what to say, and what not. */
export interface Entry {
  readonly term: string
  /** Phrases that are always wrong here, such as `body of the request`. */
  readonly insteadOf: readonly string[]
  /** Phrases in which a wrong one is right, such as `connection refused`. */
  readonly except: readonly string[]
}

export const glossaryUrl = new URL('../../../../docs/glossary.md', import.meta.url)

/** The rows of the tables in `docs/glossary.md`, which is the one list of words: `| term | meaning | not | except |`. */
export function readGlossary(text: string = readFileSync(glossaryUrl, 'utf8')): Entry[] {
  const entries = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .flatMap(([term, , insteadOf, except]) => {
      const phrases = findPhrases(insteadOf)
      return phrases.length === 0
        ? []
        : [{ term: term!.trim(), insteadOf: phrases, except: findPhrases(except) }]
    })
  if (entries.length === 0) throw new Error('The glossary has no row that names a wrong word.')
  return entries
}

const findPhrases = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase!)

/** What `textlint-rule-terminology` takes: a regular expression as text, and what to say instead. */
export function toTerms(entries: readonly Entry[]): [pattern: string, replacement: string][] {
  return entries.flatMap(({ term, insteadOf, except }) =>
    insteadOf.map((phrase): [string, string] => [toPattern(phrase, except), term]),
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
