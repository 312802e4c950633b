/**
 * Adds `--context` to the command that an error suggests, if the current line has it. Without it, the suggested command
 * would use another account.
 */
export function withContext(next: string, context: string | undefined): string {
  const isOfAccount = /^hostwright (?!context\b|completion\b|--help)/.test(next) && !next.endsWith('--help')
  return context === undefined || !isOfAccount ? next : `${next} --context ${context}`
}
