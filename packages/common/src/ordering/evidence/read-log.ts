import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../../call/call-options.ts'
import { formatJapanTime, japanTimeMs } from '../../platform/japan-clock.ts'
import type { Client } from '../../client/client.ts'
import type { LogQuery } from '../../client/logs.ts'
import type { LogBefore } from '../../journal/quote.ts'
import { skewMs } from './api-clock.ts'
import { readIfPossible } from './read-if-possible.ts'

/** Longest delay with which an entry of the log is shown, in milliseconds. */
export const lagMs = 600_000

/**
 * Notes what the log has of a product's orders before a quote; null when it cannot be read. `newest` is the time of its
 * newest entry: what happens later has a later entry, but for the difference between two nodes' clocks.
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
  return entries && toLogBefore(entries, newest)
}

/** The part of a log that a quote remembers. */
export function toLogBefore(entries: readonly ExecutionLogEntry[], newest: number | null): LogBefore {
  if (newest === null) return { from: null, known: entries.map(toKnown) }
  const from = formatJapanTime(newest - skewMs)
  return { from, known: entries.filter(({ created_at }) => created_at >= from).map(toKnown) }
}

/** Reads the entries of a product's orders from a time on, newest first; null when they cannot be read. */
export function readLog(
  client: Client,
  path: string,
  from: string | null,
  options: CallOptions,
): Promise<ExecutionLogEntry[] | null> {
  return readIfPossible(async () => {
    const query: LogQuery = { method: 'POST', limit: 500, ...(from && { from }) }
    const entries: ExecutionLogEntry[] = []
    for await (const entry of client.logs(query, options)) if (entry.path === path) entries.push(entry)
    return entries
  })
}

/** Divides entries into those that were known before a quote and those that are new. */
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

/** The time of an entry, in milliseconds since the epoch; NaN if it cannot be read, so that nothing explains it. */
export function timeOf({ created_at }: Pick<ExecutionLogEntry, 'created_at'>): number {
  return japanTimeMs(created_at) ?? NaN
}

/** Whether the API says that it has executed the request. */
export function isSuccess({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return !(status_code >= 400)
}

/** Whether an entry tells neither that the request was executed nor that it was not. */
export function isAmbiguous({ status_code }: Pick<ExecutionLogEntry, 'status_code'>): boolean {
  return status_code >= 500 || status_code === 408 || status_code === 499
}

function toKnown({ created_at, status_code }: ExecutionLogEntry): string {
  return `${created_at} ${status_code}`
}
