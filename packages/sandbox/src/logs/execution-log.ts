import type { ExecutionLogEntry } from '@hostwright/types'
import { logRetentionDays } from '../generated/limits.ts'
import { toDateTime } from '../time/japan-time.ts'
import type { LogEntry } from '../storage/log-table.ts'
import type { Store } from '../storage/store.ts'
import type { Cursor } from './cursor.ts'
import { changeLog, type LogControl, usualLog } from './log-settings.ts'

/** The execution log of each API key: the requests of the last 90 days, without bodies. */
export interface ExecutionLog extends LogControl {
  record(request: LoggedRequest): void
  /** Returns entries of one key, newest first by the time that they show. */
  find(filter: LogFilter): FoundEntry[]
  /** Restores the default settings of the log. */
  reset(): void
}

export interface LoggedRequest {
  readonly keyHash: string
  /** Time of the response, in milliseconds since the epoch. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly status: number
  readonly durationMs: number
  readonly address: string
}

export interface LogFilter {
  readonly keyHash: string
  readonly now: number
  /** Earliest time that a found entry may show. `to` is the latest, and both are inclusive. */
  readonly from: number
  readonly to: number
  readonly leastStatus: number
  readonly mostStatus: number
  readonly method: string | undefined
  /** Selects the entries that come after this position in the list, which are older. */
  readonly after: Cursor | undefined
  readonly limit: number
}

export interface FoundEntry {
  readonly cursor: Cursor
  readonly entry: ExecutionLogEntry
}

const retentionMs = logRetentionDays * 24 * 3_600_000
const pruneEvery = 1_000
const usualMostEntries = 100_000

/**
 * Longest path that is stored, in characters. Longer ones are cut, so that requests with very long paths do not fill
 * the memory.
 */
export const mostPathLength = 1_000

// Position before the newest entry: a search that starts here finds all entries.
const newest: Cursor = { shownAt: Number.MAX_SAFE_INTEGER, number: Number.MAX_SAFE_INTEGER }

/**
 * Creates the execution log. At most `mostEntries` are kept, whatever their age, so that the log cannot fill the
 * memory; as old entries are removed once in 1,000, there can be up to 999 more.
 */
export function createExecutionLog({ log }: Store, mostEntries: number = usualMostEntries): ExecutionLog {
  let settings = usualLog
  let recorded = 0 // number of entries since the clocks of the simulated API nodes were last set

  return {
    get settings() {
      return settings
    },
    set(change) {
      settings = changeLog(settings, change)
      if (change.skewMs !== undefined) recorded = 0
    },
    reset() {
      settings = usualLog
      recorded = 0
    },
    record(request) {
      const skewMs = settings.skewMs[recorded++ % settings.skewMs.length] ?? 0
      const number = log.add({
        key_hash: request.keyHash,
        at: request.at,
        shown_at: Math.floor(request.at + skewMs),
        method: request.method,
        path: request.path.slice(0, mostPathLength),
        status: request.status,
        duration_ms: request.durationMs,
        address: request.address,
      })
      if (number % pruneEvery !== 0) return
      // Expired entries are never returned, so it is enough to remove them once in 1,000 entries, the oldest first.
      log.forgetBefore(request.at - retentionMs, 2 * pruneEvery)
      log.forgetUntil(number - mostEntries)
    },
    find({ now, method = null, after = newest, ...filter }) {
      const { lagMs } = settings
      const writtenUntil = lagMs === 0 ? Number.MAX_SAFE_INTEGER : now - lagMs
      const query = { ...filter, ...after, method, writtenFrom: now - retentionMs, writtenUntil }
      return log.find(query).map((found) => ({
        cursor: { shownAt: found.shown_at, number: found.number },
        entry: toEntry(found),
      }))
    },
  }
}

function toEntry(entry: LogEntry): ExecutionLogEntry {
  return {
    method: entry.method as ExecutionLogEntry['method'],
    path: entry.path,
    status_code: entry.status,
    response_time_ms: entry.duration_ms,
    ip_address: entry.address,
    created_at: toDateTime(entry.shown_at),
  }
}
