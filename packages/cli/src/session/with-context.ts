/**
 * Adds `--context` to the command that an error suggests, if the current line has it and the suggested command calls
 * the API. Without it, the suggested command could use another account.
 */
export function withContext(next: string, context: string | undefined): string {
  const isOfAccount = /^hostwright (?!context\b|completion\b|--help)/.test(next) && !next.endsWith('--help')
  return context === undefined || !isOfAccount ? next : `${next} --context ${context}`
}
