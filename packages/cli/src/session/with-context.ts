/** Adds the current line's `--context` to the suggested next command, which would otherwise use another account. */
export function withContext(next: string, context: string | undefined): string {
  const isOfAccount = /^hostwright (?!context\b|completion\b|--help)/.test(next) && !next.endsWith('--help')
  return context === undefined || !isOfAccount ? next : `${next} --context ${context}`
}
