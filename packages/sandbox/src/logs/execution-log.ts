import type { ExecutionLogEntry } from '@hostwright/types'
import { toDateTime } from '../japan-time.ts'
import type { Store } from '../store.ts'

/** The requests of each key: metadata only, for 90 days. */
export interface ExecutionLog {
  record(request: LoggedRequest): void
  /** Entries of one key, newest first. */
  find(filter: LogFilter): FoundEntry[]
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
  /** The first and the last moment, both included. */
  readonly from: number
  readonly to: number
  readonly leastStatus: number
  readonly mostStatus: number
  readonly method: string | undefined
  /** Only entries before this one. */
  readonly before: number
  readonly limit: number
}

export interface FoundEntry {
  readonly number: number
  readonly entry: ExecutionLogEntry
}

const retentionMs = 90 * 24 * 3_600_000
const pruneEvery = 1_000

const query = `
  SELECT * FROM log
  WHERE key_hash = :keyHash AND at BETWEEN :from AND :to AND status BETWEEN :leastStatus AND :mostStatus
    AND (:method IS NULL OR method = :method) AND number < :before
  ORDER BY number DESC LIMIT :limit
`

export function createExecutionLog({ database }: Store): ExecutionLog {
  const insert = database.prepare(
    'INSERT INTO log VALUES (NULL, :keyHash, :at, :method, :path, :status, :durationMs, :address)',
  )
  const select = database.prepare(query)
  const prune = database.prepare(
    'DELETE FROM log WHERE at < ? AND number <= (SELECT min(number) FROM log) + ?',
  )

  return {
    record(request) {
      const { lastInsertRowid } = insert.run({ ...request })
      // What is too old is not found anyway; it is taken away now and then, from the old end only.
      if (Number(lastInsertRowid) % pruneEvery === 0) prune.run(request.at - retentionMs, 2 * pruneEvery)
    },
    find({ now, from, method = null, ...filter }) {
      const rows = select.all({ ...filter, method, from: Math.max(from, now - retentionMs) })
      return rows.map((row) => ({ number: Number(row['number']), entry: toEntry(row) }))
    },
  }
}

function toEntry(row: Record<string, unknown>): ExecutionLogEntry {
  return {
    method: String(row['method']),
    path: String(row['path']),
    status_code: Number(row['status']),
    response_time_ms: Number(row['duration_ms']),
    ip_address: String(row['address']),
    created_at: toDateTime(Number(row['at'])),
  }
}
