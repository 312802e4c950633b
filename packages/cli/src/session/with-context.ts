/** A command to type next, for the context that the line has named: without it, it would be about another account. */
export function withContext(next: string, context: string | undefined): string {
  const isOfAccount = /^hostwright (?!context\b|completion\b|--help)/.test(next) && !next.endsWith('--help')
  return context === undefined || !isOfAccount ? next : `${next} --context ${context}`
}
