import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

/** Everything that a sandbox knows. Values are kept as JSON; what is read is a copy. */
export interface Store {
  /** Runs a function so that all it stores is kept, or nothing when it throws. May be nested. */
  transaction<T>(work: () => T): T
  collection<T>(name: string): Collection<T>
  /** 1, 2, 3, … for each name. */
  nextNumber(name: string): number
  /** Grows with every record that is written or deleted; who remembers it can tell whether there is something new. */
  revision(): number
  /** Whether it holds nothing yet. */
  isEmpty(): boolean
  /** Forgets everything. */
  clear(): void
  readonly database: Database
  close(): void
}

export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  delete(id: string): void
  /** In the order in which they were first put. */
  all(): T[]
}

/** Names a collection and the type of what is in it; reading and writing need a store. */
export function collection<T>(name: string): CollectionOf<T> {
  return (store) => store.collection<T>(name)
}

export type CollectionOf<T> = (store: Store) => Collection<T>

/** Opens a store in memory, or the one that a file keeps. */
export function createStore(file?: string): Store {
  const database = openDatabase(file)
  const get = database.prepare('SELECT json FROM record WHERE collection = ? AND id = ?')
  const all = database.prepare('SELECT json FROM record WHERE collection = ? ORDER BY rowid')
  const any = database.prepare('SELECT 1 FROM record LIMIT 1')
  const remove = database.prepare('DELETE FROM record WHERE collection = ? AND id = ?')
  const put = database.prepare(
    'INSERT INTO record VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json',
  )
  const count = database.prepare(
    'INSERT INTO counter VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last',
  )
  const begin = database.prepare('SAVEPOINT work')
  const release = database.prepare('RELEASE work')
  const rollBack = database.prepare('ROLLBACK TO work')

  let revision = 0

  return {
    database,
    revision: () => revision,
    close: () => database.close(),
    isEmpty: () => any.get() === undefined,
    clear() {
      revision += 1
      database.exec('DELETE FROM record; DELETE FROM counter; DELETE FROM log')
    },
    nextNumber: (name) => Number(count.get(name)?.['last']),
    collection: <T>(name: string): Collection<T> => ({
      get(id) {
        const row = get.get(name, id)
        return row && JSON.parse(String(row['json']))
      },
      put(id, value) {
        revision += 1
        put.run(name, id, JSON.stringify(value))
      },
      delete(id) {
        revision += 1
        remove.run(name, id)
      },
      all: () => all.all(name).map(({ json }) => JSON.parse(String(json))),
    }),
    transaction(work) {
      if (!database.isOpen) throw new Error('This sandbox has been closed.')
      // A savepoint can be nested, which BEGIN cannot.
      begin.run()
      try {
        const result = work()
        release.run()
        return result
      } catch (error) {
        rollBack.run()
        release.run()
        throw error
      }
    },
  }
}
