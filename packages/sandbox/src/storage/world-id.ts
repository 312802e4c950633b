import { collection, type CollectionOf, type Store } from './store.ts'
import type { Tables } from './tables.ts'

const collectionName = 'world-id'
const ids: CollectionOf<{ readonly id: string }> = collection(collectionName)

/** Identifies the account that a store holds, from its beginning to the next reset or restored snapshot. */
export interface WorldId {
  /** The id. Does not read the store: every response has it. */
  readonly current: () => string
  /** Replaces the id by a new one. Call it last in a transaction, because a rollback does not bring the old one back. */
  readonly renew: () => void
}

/**
 * Keeps the id of a world in its store, so that a database file is the same world whenever it is opened. A store
 * without an id, such as a file of an earlier version, gets one.
 */
export function keepWorldId(store: Store, createId: () => string): WorldId {
  let current = ids(store).get('current')?.id ?? renew()

  function renew(): string {
    const id = createId()
    ids(store).put('current', { id })
    return id
  }

  return { current: () => current, renew: () => void (current = renew()) }
}

/** Returns the tables without the id, which is not part of what an account holds. */
export function withoutWorldId(tables: Tables): Tables {
  return { ...tables, record: tables.record.filter((row) => row['collection'] !== collectionName) }
}
