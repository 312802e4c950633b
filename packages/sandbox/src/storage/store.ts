import type { ChangeLog } from './change-log.ts'
import type { Found, IndexName } from './indexes.ts'
import type { LogTable } from './log-table.ts'
import type { Tables } from './tables.ts'

/**
 * The stored data of a sandbox. Values are read as if they had been stored as JSON, and changing a value that was read
 * does not change the stored one.
 */
export interface Store {
  /** Runs a function in a transaction: all its writes are kept, or none if it throws. Can be nested. */
  transaction<T>(work: () => T): T
  collection<T>(name: string): Collection<T>
  /**
   * Returns the records that have these values of an index's properties, which are given in the order of these
   * properties. The records are in the order in which they were first stored. The search does not become slower with
   * the number of other records.
   */
  find<T>(index: IndexName, values: readonly string[]): Found<T>[]
  /** The changes of records since the last call of its `forget`. */
  readonly changes: ChangeLog
  /** Returns the next number of a counter: 1, 2, 3, … for each name. */
  nextNumber(name: string): number
  /** The entries of the execution log. */
  readonly log: LogTable
  /**
   * Returns a number that grows with every write and deletion of a record, so that a caller can tell whether a record
   * may have changed. Counters and the log do not affect it.
   */
  revision(): number
  /** Whether the store contains no record. */
  isEmpty(): boolean
  /** Deletes everything in the store. */
  clear(): void
  /** Returns the whole content as rows. */
  dump(): Tables
  /** Replaces the whole content by rows. */
  load(tables: Tables): void
  /** Closes the store. Later transactions and calls of `collection` throw. */
  close(): void
}

export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  delete(id: string): void
  /** Returns all records in the order of their creation. */
  all(): T[]
}

/** Defines a collection by its name and the type of its records. Reading and writing need a store. */
export function collection<T>(name: string): CollectionOf<T> {
  return (store) => store.collection<T>(name)
}

export type CollectionOf<T> = (store: Store) => Collection<T>

/** Throws if a store is used after it was closed. */
export function rejectClosed(isOpen: boolean): void {
  if (!isOpen) throw new Error('This sandbox has been closed.')
}
