import type { IndexName } from '../../storage/indexes.ts'
import type { Store } from '../../storage/store.ts'

/** The records of one kind that belong to one hosting server. */
export interface ServerCollection<T> {
  /** Returns the records in the order of their creation. */
  list(): T[]
  get(id: string): T | undefined
  /** Returns the records whose properties in an index have these values. */
  find(index: IndexName, values: readonly string[]): T[]
  put(value: T): void
  delete(id: string): void
  /** Deletes all records for which a function returns true. */
  deleteWhere(isGone: (value: T) => boolean): void
}

/**
 * Returns the records of one kind that belong to a server. Code with the records of one server cannot reach those of
 * another.
 */
export type ServerCollectionOf<T> = (store: Store, servername: string) => ServerCollection<T>

/** Creates the access to one kind of record. `idOf` returns a record's id, which is unique on one server. */
export function serverCollection<T>(name: string, idOf: (value: T) => string): ServerCollectionOf<T> {
  return (store, servername) => {
    const own = `${name} of ${servername}`
    const records = store.collection<T>(own)
    return {
      list: () => records.all(),
      get: (id) => records.get(id),
      find: (index, values) =>
        store.find<T>(index, values).flatMap(({ collection, value }) => (collection === own ? [value] : [])),
      put: (value) => records.put(idOf(value), value),
      delete: (id) => records.delete(id),
      deleteWhere: (isGone) => {
        for (const value of records.all()) if (isGone(value)) records.delete(idOf(value))
      },
    }
  }
}
