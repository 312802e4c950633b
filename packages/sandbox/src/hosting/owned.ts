import type { Store } from '../storage/store.ts'

/** The records of one kind that one hosting server owns. */
export interface Owned<T> {
  /** In the order in which they were first put. */
  list(): T[]
  get(id: string): T | undefined
  put(value: T): void
  delete(id: string): void
  /** Deletes all that a test holds for. */
  deleteWhere(isGone: (value: T) => boolean): void
}

/** Names a kind of record; reading and writing need a store and the server, so no server reaches another's. */
export type OwnedBy<T> = (store: Store, servername: string) => Owned<T>

/** `idOf` tells what a record is found by; it is unique on one server. */
export function owned<T>(name: string, idOf: (value: T) => string): OwnedBy<T> {
  return (store, servername) => {
    const records = store.collection<T>(`${name} of ${servername}`)
    return {
      list: () => records.all(),
      get: (id) => records.get(id),
      put: (value) => records.put(idOf(value), value),
      delete: (id) => records.delete(id),
      deleteWhere: (isGone) => {
        for (const value of records.all()) if (isGone(value)) records.delete(idOf(value))
      },
    }
  }
}
