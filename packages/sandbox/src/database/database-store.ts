import type { DatabaseSync } from 'node:sqlite'
import { createChangeLog } from '../storage/change-log.ts'
import { type Collection, rejectClosed, type Store } from '../storage/store.ts'
import { createUndoLog, type UndoLog } from '../storage/undo-log.ts'
import { createDatabaseLog } from './database-log.ts'
import { createDatabaseRecords } from './database-records.ts'
import { dumpDatabase, loadDatabase } from './database-tables.ts'
import { openDatabase } from './open-database.ts'

/** Opens the store that a file keeps; without one, it is a database in memory. */
export function createDatabaseStore(file?: string): Store {
  const database = openDatabase(file)
  // The database takes its own changes back; what is noted of them is in memory.
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
  // A savepoint can be nested, which BEGIN cannot.
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
