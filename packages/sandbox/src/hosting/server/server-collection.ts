import type { IndexName } from '../../storage/indexes.ts'
import type { Store } from '../../storage/store.ts'

/** The records of one kind that one hosting server owns. */
export interface ServerCollection<T> {
  /** In the order of their creation. */
  list(): T[]
  get(id: string): T | undefined
  /** Returns the records with these values of an index. */
  find(index: IndexName, values: readonly string[]): T[]
  put(value: T): void
  delete(id: string): void
  /** Deletes all that a test holds for. */
  deleteWhere(isGone: (value: T) => boolean): void
}

/** Names a kind of record; reading and writing need a store and the server, so no server reaches another's. */
export type ServerCollectionOf<T> = (store: Store, servername: string) => ServerCollection<T>

/** `idOf` tells what a record is found by; it is unique on one server. */
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
