import { closestMatch } from 'leven'

/** Returns a suggestion to append to a message about an unknown name; empty if no known name is similar. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: Math.min(2, Math.floor(name.length / 2)) })
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}
