import type { DatabaseSync } from 'node:sqlite'
import type { ChangeNotes } from '../storage/change-log.ts'
import type { Found, IndexName } from '../storage/indexes.ts'
import type { Collection } from '../storage/store.ts'
import { createDatabaseIndexes } from './database-indexes.ts'

/** The records of all collections, stored in a database. */
export interface DatabaseRecords {
  collection<T>(name: string): Collection<T>
  find(name: IndexName, values: readonly string[]): Found<unknown>[]
  /** Returns a number that grows with every write and deletion of a record. */
  revision(): number
  /** Deletes the records of all collections. */
  clear(): void
  isEmpty(): boolean
}

export function createDatabaseRecords(database: DatabaseSync, changes: ChangeNotes): DatabaseRecords {
  const get = database.prepare('SELECT json FROM record WHERE collection = ? AND id = ?')
  const all = database.prepare('SELECT json FROM record WHERE collection = ? ORDER BY rowid')
  const any = database.prepare('SELECT 1 FROM record LIMIT 1')
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND id = ?')
  const put = database.prepare(
    'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json',
  )
  const ids = database.prepare('SELECT id FROM record WHERE collection = ?')
  const removeAll = database.prepare('DELETE FROM record')
  let revision = 0

  function read(name: string, id: string): unknown {
    const row = get.get(name, id)
    return row && JSON.parse(String(row['json']))
  }

  function noteChange(name: string, id: string): void {
    revision += 1
    changes.note(name, id, () => read(name, id))
  }

  return {
    revision: () => revision,
    isEmpty: () => any.get() === undefined,
    find: createDatabaseIndexes(database),
    clear() {
      revision += 1
      for (const name of changes.watched()) {
        for (const { id } of ids.all(name)) noteChange(name, String(id))
      }
      removeAll.run()
    },
    collection: <T>(name: string): Collection<T> => ({
      get: (id) => read(name, id) as T | undefined,
      put(id, value) {
        noteChange(name, id)
        put.run(name, id, JSON.stringify(value))
      },
      delete(id) {
        noteChange(name, id)
        remove.run(name, id)
      },
      all: () => all.all(name).map(({ json }) => JSON.parse(String(json))),
    }),
  }
}
