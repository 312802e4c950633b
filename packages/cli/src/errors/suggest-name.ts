import { closestMatch } from 'leven'

/** The end of a message about a name that is not there: suggests one of the known names. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: Math.min(2, Math.floor(name.length / 2)) })
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}
