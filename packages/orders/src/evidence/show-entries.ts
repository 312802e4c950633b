import type { ExecutionLogEntry } from '@hostwright/types'
import { timeOf } from './read-log.ts'

/**
 * Returns log entries as text for a message: the time of each, which the API gives in Japan time, and its status. A time
 * in another form is named, because it is the reason why no request in the journal explains the entry.
 */
export function showEntries(entries: readonly ExecutionLogEntry[]): string {
  return entries
    .map((entry) => {
      const { created_at, status_code } = entry
      const form = timeOf(entry) ? 'Japan time' : '(a created_at that is not YYYY-MM-DD HH:MM:SS)'
      return `${created_at} ${form} with status ${status_code}`
    })
    .join(', ')
}
