import type { OperationId } from '../../description/operation.ts'
import type { Handler } from '../../operations/handler.ts'
import { createDatabase, deleteDatabase, listDatabases, updateDatabase } from './databases.ts'
import { grantDatabase, listDatabaseGrants, revokeDatabase } from './grants.ts'
import { createDatabaseUser, deleteDatabaseUser, listDatabaseUsers, updateDatabaseUser } from './users.ts'

type DatabaseOperationId = Extract<OperationId, `${string}Database${string}`>

/** The handlers of this folder, one for each operation. */
export const databaseHandlers: { readonly [Id in DatabaseOperationId]: Handler<Id> } = {
  listDatabases,
  createDatabase,
  updateDatabase,
  deleteDatabase,
  listDatabaseUsers,
  createDatabaseUser,
  updateDatabaseUser,
  deleteDatabaseUser,
  listDatabaseGrants,
  grantDatabase,
  revokeDatabase,
}
