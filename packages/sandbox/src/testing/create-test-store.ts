import { createDatabaseStore } from '../database/database-store.ts'
import { createMemoryStore } from '../storage/memory-store.ts'
import type { Store } from '../storage/store.ts'

// With HOSTWRIGHT_SANDBOX_STORE=database, the sandbox's tests run over a database.
const isDatabase = process.env['HOSTWRIGHT_SANDBOX_STORE'] === 'database'

/** The option `db` for sandboxes in tests: a database in memory, if the tests are run over databases. */
export const testDatabase: string | undefined = isDatabase ? ':memory:' : undefined

/** Creates the store that tests use. */
export function createTestStore(): Store {
  return isDatabase ? createDatabaseStore() : createMemoryStore()
}
