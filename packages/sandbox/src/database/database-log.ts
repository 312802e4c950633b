import type { DatabaseSync } from 'node:sqlite'
import type { LogEntry, LogTable } from '../storage/log-table.ts'

const query = `
  SELECT * FROM log
  WHERE key_hash = :keyHash AND (shown_at, number) < (:shownAt, :number) AND shown_at BETWEEN :from AND :to
    AND at BETWEEN :writtenFrom AND :writtenUntil AND status BETWEEN :leastStatus AND :mostStatus
    AND (:method IS NULL OR method = :method)
  ORDER BY shown_at DESC, number DESC LIMIT :limit
`

/** The entries of the execution log, in a database. */
export function createDatabaseLog(database: DatabaseSync): LogTable {
  const insert = database.prepare(
    'INSERT INTO log VALUES (NULL, :key_hash, :at, :shown_at, :method, :path, :status, :duration_ms, :address)',
  )
  const select = database.prepare(query)
  const latest = database.prepare('SELECT max(at) AS at FROM log')
  const forgetBefore = database.prepare(
    'DELETE FROM log WHERE at < ? AND number <= (SELECT min(number) FROM log) + ?',
  )
  const forgetUntil = database.prepare('DELETE FROM log WHERE number <= ?')

  return {
    add: (entry) => Number(insert.run({ ...entry }).lastInsertRowid),
    find: (wanted) => select.all({ ...wanted }) as unknown as LogEntry[],
    latestAt: () => Number(latest.get()?.['at'] ?? 0),
    forgetBefore: (at, most) => void forgetBefore.run(at, most),
    forgetUntil: (number) => void forgetUntil.run(number),
  }
}
