import type { ExecutionLogEntry } from '@hostwright/types'
import { toDateTime } from '../time/japan-time.ts'
import type { Store } from '../storage/store.ts'
import type { Cursor } from './cursor.ts'
import { changeLog, type LogControl, usualLog } from './log-settings.ts'

/** The requests of each key: metadata only, for 90 days. */
export interface ExecutionLog extends LogControl {
  record(request: LoggedRequest): void
  /** Entries of one key, newest first by the time that they show. */
  find(filter: LogFilter): FoundEntry[]
  /** Shows everything as usual again. */
  reset(): void
}

export interface LoggedRequest {
  readonly keyHash: string
  /** Milliseconds since the epoch. */
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
  /** The first and the last moment that they show, both included. */
  readonly from: number
  readonly to: number
  readonly leastStatus: number
  readonly mostStatus: number
  readonly method: string | undefined
  /** Only entries that come after this one in the list, which are older. */
  readonly after: Cursor | undefined
  readonly limit: number
}

export interface FoundEntry {
  readonly cursor: Cursor
  readonly entry: ExecutionLogEntry
}

const retentionMs = 90 * 24 * 3_600_000
const pruneEvery = 1_000
const usualMostEntries = 100_000

/** Longer than any path of the API. What is kept of requests is cut to it. */
export const mostPathLength = 1_000

// Everything comes after it.
const newest: Cursor = { shownAt: Number.MAX_SAFE_INTEGER, number: Number.MAX_SAFE_INTEGER }

const query = `
  SELECT * FROM log
  WHERE key_hash = :keyHash AND (shown_at, number) < (:shownAt, :number) AND shown_at BETWEEN :from AND :to
    AND at BETWEEN :writtenFrom AND :writtenUntil AND status BETWEEN :leastStatus AND :mostStatus
    AND (:method IS NULL OR method = :method)
  ORDER BY shown_at DESC, number DESC LIMIT :limit
`

/** `mostEntries` are kept, whatever their age, so that any number of requests takes a bounded place. */
export function createExecutionLog(
  { database }: Store,
  mostEntries: number = usualMostEntries,
): ExecutionLog {
  const insert = database.prepare(
    'INSERT INTO log VALUES (NULL, :keyHash, :at, :shownAt, :method, :path, :status, :durationMs, :address)',
  )
  const select = database.prepare(query)
  const prune = database.prepare(
    'DELETE FROM log WHERE at < ? AND number <= (SELECT min(number) FROM log) + ?',
  )
  const pruneMost = database.prepare('DELETE FROM log WHERE number <= ?')

  let settings = usualLog
  let recorded = 0 // since the clocks of the nodes were set

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
      const { lastInsertRowid } = insert.run({
        ...request,
        path: request.path.slice(0, mostPathLength),
        shownAt: Math.floor(request.at + skewMs),
      })
      const number = Number(lastInsertRowid)
      if (number % pruneEvery !== 0) return
      // What is too old is not found anyway; it is taken away now and then, from the old end only.
      prune.run(request.at - retentionMs, 2 * pruneEvery)
      pruneMost.run(number - mostEntries)
    },
    find({ now, method = null, after = newest, ...filter }) {
      const { lagMs } = settings
      const writtenUntil = lagMs === 0 ? Number.MAX_SAFE_INTEGER : now - lagMs
      const rows = select.all({ ...filter, ...after, method, writtenFrom: now - retentionMs, writtenUntil })
      return rows.map((row) => ({
        cursor: { shownAt: Number(row['shown_at']), number: Number(row['number']) },
        entry: toEntry(row),
      }))
    },
  }
}

function toEntry(row: Record<string, unknown>): ExecutionLogEntry {
  return {
    method: String(row['method']) as ExecutionLogEntry['method'],
    path: String(row['path']),
    status_code: Number(row['status']),
    response_time_ms: Number(row['duration_ms']),
    ip_address: String(row['address']),
    created_at: toDateTime(Number(row['shown_at'])),
  }
}
