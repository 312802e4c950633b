import ignore from 'ignore'

/** Whether a path matches one of a list of patterns. */
export type Matches = (path: string) => boolean

/** Returns a test for patterns in the notation of `.gitignore`. */
export function createMatches(patterns: readonly string[]): Matches {
  if (patterns.length === 0) return () => false
  const rules = ignore().add(patterns.map((pattern) => pattern.normalize('NFC')))
  return (path) => rules.ignores(path) || rules.ignores(`${path}/`)
}
