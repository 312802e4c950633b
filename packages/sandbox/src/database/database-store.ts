import type { DatabaseSync } from 'node:sqlite'
import { createChangeLog } from '../storage/change-log.ts'
import { type Collection, rejectClosed, type Store } from '../storage/store.ts'
import { createUndoLog, type UndoLog } from '../storage/undo-log.ts'
import { createDatabaseRecords } from './database-records.ts'
import { openDatabase } from './open-database.ts'
import { columns, type Row, type TableName, tableNames, type Tables } from '../storage/tables.ts'
import type { LogEntry, LogTable } from '../storage/log-table.ts'

/** Opens the store in a database file; without a file, in a database in memory. */
export function createDatabaseStore(file?: string): Store {
  const database = openDatabase(file)
  // SQLite rolls back what is in the database. The undo log rolls back the data that this process keeps in memory.
  const undoLog = createUndoLog()
  const changes = createChangeLog(undoLog)
  const records = createDatabaseRecords(database, changes)
  const count = database.prepare(
    'INSERT INTO counter VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last',
  )

  function clear(): void {
    records.clear()
    database.exec('DELETE FROM counter; DELETE FROM log')
  }

  return {
    log: createDatabaseLog(database),
    collection<T>(name: string): Collection<T> {
      rejectClosed(database.isOpen)
      return records.collection(name)
    },
    find: records.find as Store['find'],
    changes,
    nextNumber: (name) => Number(count.get(name)?.['last']),
    revision: records.revision,
    isEmpty: records.isEmpty,
    transaction: createTransaction(database, undoLog),
    clear,
    dump: () => dumpDatabase(database),
    load(tables) {
      clear()
      loadDatabase(database, tables)
    },
    close: () => database.close(),
  }
}

function createTransaction(database: DatabaseSync, undoLog: UndoLog): Store['transaction'] {
  // A transaction is a savepoint, because savepoints can be nested, unlike transactions with BEGIN.
  const begin = database.prepare('SAVEPOINT work')
  const release = database.prepare('RELEASE work')
  const rollBack = database.prepare('ROLLBACK TO work')
  return (work) => {
    rejectClosed(database.isOpen)
    begin.run()
    try {
      const result = undoLog.transaction(work)
      release.run()
      return result
    } catch (error) {
      rollBack.run()
      release.run()
      throw error
    }
  }
}

/** Returns all rows of all tables. */
function dumpDatabase(database: DatabaseSync): Tables {
  const readRows = (name: TableName): Row[] =>
    database.prepare(`SELECT ${toList(name)} FROM ${name} ORDER BY rowid`).all() as Row[]
  return { record: readRows('record'), counter: readRows('counter'), log: readRows('log') }
}

/** Inserts rows into empty tables. */
function loadDatabase(database: DatabaseSync, tables: Tables): void {
  for (const name of tableNames) {
    const own = Object.keys(columns[name])
    const marks = own.map(() => '?').join(', ')
    const insert = database.prepare(`INSERT INTO ${name} (${toList(name)}) VALUES (${marks})`)
    for (const row of tables[name]) insert.run(...own.map((column) => row[column] ?? null))
  }
}

function toList(name: TableName): string {
  return Object.keys(columns[name]).join(', ')
}

const query = `
  SELECT * FROM log
  WHERE key_hash = :keyHash AND (shown_at, number) < (:shownAt, :number) AND shown_at BETWEEN :from AND :to
    AND at BETWEEN :writtenFrom AND :writtenUntil AND status BETWEEN :leastStatus AND :mostStatus
    AND (:method IS NULL OR method = :method)
  ORDER BY shown_at DESC, number DESC LIMIT :limit
`

/** Creates the execution log whose entries are stored in a database. */
function createDatabaseLog(database: DatabaseSync): LogTable {
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
