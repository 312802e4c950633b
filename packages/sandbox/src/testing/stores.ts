import { expect } from 'vitest'
import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import type { Store } from '../storage/store.ts'

/** All kinds of stores, with their names in tests. */
export const stores: readonly (readonly [name: string, createStore: () => Store])[] = [
  ['in memory', createMemoryStore],
  ['in a database', () => createDatabaseStore()],
]

/** Runs a function in a transaction that then fails. */
export function fail(store: Store, work: () => void): void {
  expect(() =>
    store.transaction(() => {
      work()
      throw new Error('no')
    }),
  ).toThrow('no')
}
