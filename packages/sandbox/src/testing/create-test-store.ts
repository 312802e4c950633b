import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import type { Store } from '../storage/store.ts'

// HOSTWRIGHT_SANDBOX_STORE=database runs the tests of the sandbox over a database.
const isDatabase = process.env['HOSTWRIGHT_SANDBOX_STORE'] === 'database'

/**
 * The option `db` that tests pass to `createSandbox`: a database in memory, if the tests are run over
 * databases.
 */
export const testDatabase: string | undefined = isDatabase ? ':memory:' : undefined

/** The store that tests run over. */
export function createTestStore(): Store {
  return isDatabase ? createDatabaseStore() : createMemoryStore()
}
