import type { CallOptions, Client, LogBefore, LogQuery } from '@hostwright/common'
import { executionOfStatus, formatJapanTime, japanTimeMs } from '@hostwright/common/ports'
import type { ExecutionLogEntry } from '@hostwright/types'
import { skewMs } from './api-clock.ts'
import { readIfPossible } from './read-if-possible.ts'

/** Longest delay until the execution log shows a new entry, in milliseconds. */
export const lagMs = 600_000

/**
 * Reads the log entries of a product's orders and dry runs that a quote stores; null if the log cannot be read.
 * `newest` is the time of the newest entry. Entries of later requests have later times, apart from clock differences
 * between two nodes, so the entries are read from `skewMs` before it.
 */
export async function noteLog(
  client: Client,
  path: string,
  newest: number | null,
  options: CallOptions,
): Promise<LogBefore | null> {
  const entries = await readLog(
    client,
    path,
    newest === null ? null : formatJapanTime(newest - skewMs),
    options,
  )
  return entries ? toLogBefore(entries, newest) : null
}

/** Returns the log entries from `skewMs` before the newest on, in the form that a quote stores. */
export function toLogBefore(entries: readonly ExecutionLogEntry[], newest: number | null): LogBefore {
  if (newest === null) return { from: null, known: entries.map(toKnown) }
  const from = formatJapanTime(newest - skewMs)
  return { from, known: entries.filter(({ created_at }) => created_at >= from).map(toKnown) }
}

/**
 * Reads the log entries of a product's orders and dry runs since a time, or all if it is null, newest first; null if
 * the key may not read the log, `undefined` if the responses were malformed.
 */
export function readLog(
  client: Client,
  path: string,
  from: string | null,
  options: CallOptions,
): Promise<ExecutionLogEntry[] | null | undefined> {
  return readIfPossible(async () => {
    const query: LogQuery = { method: 'POST', limit: 500, ...(from && { from }) }
    const entries: ExecutionLogEntry[] = []
    for await (const entry of client.logs(query, options)) if (entry.path === path) entries.push(entry)
    return entries
  })
}

/** Divides log entries into those that are stored in a quote and those that are new. */
export function divideLog(
  entries: readonly ExecutionLogEntry[],
  { known }: LogBefore,
): { known: ExecutionLogEntry[]; fresh: ExecutionLogEntry[] } {
  const left = [...known]
  const divided = { known: [] as ExecutionLogEntry[], fresh: [] as ExecutionLogEntry[] }
  for (const entry of entries) {
    const index = left.indexOf(toKnown(entry))
    if (index >= 0) left.splice(index, 1)
    divided[index >= 0 ? 'known' : 'fresh'].push(entry)
  }
  return divided
}

/**
 * Returns the time of an entry in milliseconds since the epoch; NaN if it is unreadable: no request then explains the
 * entry.
 */
export function timeOf({ created_at }: Pick<ExecutionLogEntry, 'created_at'>): number {
  return japanTimeMs(created_at) ?? NaN
}

/** Whether a log entry says that the request was executed. */
export function isSuccess({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return executionOfStatus(status_code) === 'executed'
}

/** Whether a log entry does not say if the request was executed, such as a redirect, a 408, a 499 or a 500. */
export function isAmbiguous({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return executionOfStatus(status_code) === 'unknown'
}

function toKnown({ created_at, status_code }: ExecutionLogEntry): string {
  return `${created_at} ${status_code}`
}
