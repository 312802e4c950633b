import { collection, type CollectionOf, type Store } from './store.ts'
import type { Tables } from './tables.ts'

const collectionName = 'world-id'
const ids: CollectionOf<{ readonly id: string }> = collection(collectionName)

/** The id of the account in a store. It changes with each reset and each restored snapshot. */
export interface WorldId {
  /** Returns the id. It does not read the store, because every response contains the id. */
  readonly current: () => string
  /** Replaces the id by a new one. Call it last in a transaction, because a rollback does not restore the old id. */
  readonly renew: () => void
}

/**
 * Stores the id of a world, so that a database file has the same id whenever it is opened. A store without an id, such
 * as a file of an earlier version, gets one.
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

/** Returns the id of the account that a store holds now. */
export function readWorldId(store: Store): string | undefined {
  return ids(store).get('current')?.id
}

/** Returns the tables without the id, which is not part of an account's content. */
export function withoutWorldId(tables: Tables): Tables {
  return { ...tables, record: tables.record.filter((row) => row['collection'] !== collectionName) }
}
