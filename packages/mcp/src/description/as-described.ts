import { userWords } from './user-words.ts'

/** A query in the words of the description. */
export interface Described {
  /** Words of the query as they are. */
  readonly said: string
  /** Words of the description that mean the same as others of the query, which `said` does not have. */
  readonly meant: string
}

/**
 * Creates the function that finds the words of users in a query, longer ones before those inside them. It drops what is
 * in no Latin letters and in none of these words.
 */
export function createAsDescribed(): (query: string) => Described {
  const pairs = Object.entries(userWords)
    .flatMap(([meant, said]) => said.split(', ').map((word) => ({ word, meant })))
    .toSorted((one, other) => other.word.length - one.word.length)
  return (query) => {
    const meant: string[] = []
    let rest = query.normalize('NFKC').toLowerCase()
    for (const pair of pairs) {
      const without = remove(rest, pair.word)
      if (without === rest) continue
      rest = without
      meant.push(pair.meant)
    }
    return { said: rest.replaceAll(/[^\p{Script=Latin}\p{N}\s._-]+/gu, ' '), meant: meant.join(' ') }
  }
}

function remove(text: string, word: string): string {
  return text.replaceAll(/^[a-z]/.test(word) ? new RegExp(`\\b${word}\\b`, 'g') : word, ' ')
}
