import type { DatabaseSync } from 'node:sqlite'
import type { Collection } from '../storage/store.ts'

/** The records of all collections, in a database. */
export interface DatabaseRecords {
  collection<T>(name: string): Collection<T>
  /** Grows with every change. */
  revision(): number
  noteChange(): void
  isEmpty(): boolean
}

export function createDatabaseRecords(database: DatabaseSync): DatabaseRecords {
  const get = database.prepare('SELECT json FROM record WHERE collection = ? AND id = ?')
  const all = database.prepare('SELECT json FROM record WHERE collection = ? ORDER BY rowid')
  const any = database.prepare('SELECT 1 FROM record LIMIT 1')
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND id = ?')
  const put = database.prepare(
    'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json',
  )
  let revision = 0

  return {
    revision: () => revision,
    noteChange: () => void (revision += 1),
    isEmpty: () => any.get() === undefined,
    collection: <T>(name: string): Collection<T> => ({
      get(id) {
        const row = get.get(name, id)
        return row && JSON.parse(String(row['json']))
      },
      put(id, value) {
        put.run(name, id, JSON.stringify(value))
        revision += 1
      },
      delete(id) {
        remove.run(name, id)
        revision += 1
      },
      all: () => all.all(name).map(({ json }) => JSON.parse(String(json))),
    }),
  }
}
