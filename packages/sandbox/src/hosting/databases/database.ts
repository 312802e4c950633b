import { checkDatabaseSuffix } from '@hostwright/types/rules'
import { ApiFailure, rejectProblem } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import type { HostingContract } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { grants } from './grant.ts'

export interface DatabaseRecord {
  readonly db_name: string
  readonly memo: string
}

/** A stored database user. Its password is not stored, because nobody logs in. */
export interface DatabaseUserRecord {
  readonly db_user: string
  readonly memo: string
}

/** The version of the database software, the same on every server. */
export const versionName = 'MariaDB10.5'

export const databases: ServerCollectionOf<DatabaseRecord> = serverCollection(
  'database',
  ({ db_name }) => db_name,
)

export const databaseUsers: ServerCollectionOf<DatabaseUserRecord> = serverCollection(
  'database-user',
  ({ db_user }) => db_user,
)

export function requireDatabase(store: Store, servername: string, db_name: string): DatabaseRecord {
  const found = databases(store, servername).get(db_name)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such database.')
  return found
}

export function requireDatabaseUser(store: Store, servername: string, db_user: string): DatabaseUserRecord {
  const found = databaseUsers(store, servername).get(db_user)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such database user.')
  return found
}

/** Deletes a database, if it exists, and every user's access to it. */
export function removeDatabase(store: Store, servername: string, db_name: string): void {
  databases(store, servername).delete(db_name)
  grants(store, servername).deleteWhere((grant) => grant.db_name === db_name)
}

/** Deletes a database user, if it exists, and the user's access to all databases. */
export function removeDatabaseUser(store: Store, servername: string, db_user: string): void {
  databaseUsers(store, servername).delete(db_user)
  grants(store, servername).deleteWhere((grant) => grant.db_user === db_user)
}

/**
 * Returns the full name of a database or database user: the server id, an underscore and the suffix. Rejects a suffix
 * that an assumption does not allow.
 */
export function toDatabaseName(
  { server_id }: HostingContract,
  suffix: string,
  assume: AssumptionChoices,
): string {
  if (assume['database-name-suffix'] !== 'any')
    rejectProblem('name_suffix', checkDatabaseSuffix(server_id, suffix))
  return `${server_id}_${suffix}`
}
