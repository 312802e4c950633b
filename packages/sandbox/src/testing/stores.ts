import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import type { Store } from '../storage/store.ts'

/** Every kind of store, by what it is called in a test. */
export const stores: readonly (readonly [name: string, createStore: () => Store])[] = [
  ['in memory', createMemoryStore],
  ['in a database', () => createDatabaseStore()],
]
