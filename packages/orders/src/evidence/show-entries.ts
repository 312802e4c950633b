import type { ExecutionLogEntry } from '@hostwright/types'

/** Returns log entries as text for a message: the time of each, which the API gives in Japan time, and its status. */
export function showEntries(entries: readonly ExecutionLogEntry[]): string {
  return entries
    .map(({ created_at, status_code }) => `${created_at} Japan time with status ${status_code}`)
    .join(', ')
}
