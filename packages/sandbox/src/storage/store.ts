import type { ChangeLog } from './change-log.ts'
import type { Found, IndexName } from './indexes.ts'
import type { LogTable } from './log-table.ts'
import type { Tables } from './tables.ts'

/** Everything that a sandbox knows. Values are kept as JSON; what is read cannot change what is kept. */
export interface Store {
  /** Runs a function so that all it stores is kept, or nothing when it throws. May be nested. */
  transaction<T>(work: () => T): T
  collection<T>(name: string): Collection<T>
  /**
   * The records that have these values, in the order of the index's properties. They come in the order in which they
   * were first put. It takes as long among many records as among few.
   */
  find<T>(index: IndexName, values: readonly string[]): Found<T>[]
  /** Which records have changed. */
  readonly changes: ChangeLog
  /** Returns the next number of a counter: 1, 2, 3, … for each name. */
  nextNumber(name: string): number
  /** The entries of the execution log. */
  readonly log: LogTable
  /** Grows with every record that is written or deleted; who remembers it can tell whether there is something new. */
  revision(): number
  /** Whether it holds nothing yet. */
  isEmpty(): boolean
  /** Forgets everything. */
  clear(): void
  /** Returns everything that is stored, as rows. */
  dump(): Tables
  /** Holds this from now on, in place of what it held. */
  load(tables: Tables): void
  /** Closes the store: later reads and writes throw. */
  close(): void
}

export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  delete(id: string): void
  /** In the order of their creation. */
  all(): T[]
}

/** Names a collection and the type of what is in it; reading and writing need a store. */
export function collection<T>(name: string): CollectionOf<T> {
  return (store) => store.collection<T>(name)
}

export type CollectionOf<T> = (store: Store) => Collection<T>

/** Throws where a store is used that has been closed. */
export function rejectClosed(isOpen: boolean): void {
  if (!isOpen) throw new Error('This sandbox has been closed.')
}
