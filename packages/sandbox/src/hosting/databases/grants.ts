import { ApiFailure } from '../../http/api-failure.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import type { ServerCollection } from '../server/server-collection.ts'
import { requireDatabase, requireDatabaseUser } from './database.ts'
import { type Grant, grants, toGrantId } from './grant.ts'

export const listDatabaseGrants: Handler<'listDatabaseGrants'> = ({ store, path }) => {
  const { servername } = requireHosting(store, path.servername)
  const { db_user } = requireDatabaseUser(store, servername, path.db_user)
  const databases = grants(store, servername)
    .list()
    .filter((grant) => grant.db_user === db_user)
    .map(({ db_name }) => db_name)
  return { status: 200, body: { databases } }
}

export const grantDatabase: Handler<'grantDatabase'> = (call) => {
  const { kept, grant, isGranted } = find(call)
  if (isGranted && call.assume['repeated-grant'] === 'duplicate') {
    throw duplicateFailure(call.assume, 'db_name')
  }
  kept.put(grant)
  return { status: 200, body: { message: 'The user has access to the database.' } }
}

export const revokeDatabase: Handler<'revokeDatabase'> = (call) => {
  const { kept, grant, isGranted } = find(call)
  if (!isGranted && call.assume['repeated-revocation'] === 'not-found') {
    throw new ApiFailure('NOT_FOUND', 'The user has no access to this database.')
  }
  kept.delete(toGrantId(grant))
  return { status: 200, body: { message: 'The user has no access to the database any longer.' } }
}

interface FoundGrant {
  readonly kept: ServerCollection<Grant>
  readonly grant: Grant
  readonly isGranted: boolean
}

/** Finds the user and the database that a request names. Rejects the request if one of them does not exist. */
function find(call: Call<'grantDatabase'> | Call<'revokeDatabase'>): FoundGrant {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const { db_user } = requireDatabaseUser(store, servername, path.db_user)
  const { db_name } = requireDatabase(store, servername, body.db_name)
  const kept = grants(store, servername)
  const grant = { db_user, db_name }
  return { kept, grant, isGranted: kept.get(toGrantId(grant)) !== undefined }
}
