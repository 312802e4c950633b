import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import type { Store } from '../storage/store.ts'

/** All kinds of stores, with their names in tests. */
export const stores: readonly (readonly [name: string, createStore: () => Store])[] = [
  ['in memory', createMemoryStore],
  ['in a database', () => createDatabaseStore()],
]
