import type { Handler } from '../../operations/handler.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { rejectShortPassword } from '../server/reject-short-password.ts'
import {
  databaseUsers,
  removeDatabaseUser,
  requireDatabaseUser,
  toDatabaseName,
  versionName,
} from './database.ts'

export const listDatabaseUsers: Handler<'listDatabaseUsers'> = ({ store, path }) => {
  const { servername } = requireHosting(store, path.servername)
  const users = databaseUsers(store, servername)
    .list()
    .map(({ db_user, memo }) => ({ db_user, version_name: versionName, memo }))
  return { status: 200, body: { users } }
}

export const createDatabaseUser: Handler<'createDatabaseUser'> = (call) => {
  const { store, body, assume } = call
  const contract = requireActiveHosting(call)
  rejectShortPassword(body.password, assume)
  const db_user = toDatabaseName(contract, body.name_suffix, assume)
  const kept = databaseUsers(store, contract.servername)
  if (kept.get(db_user) !== undefined) throw duplicateFailure(assume, 'name_suffix')
  kept.put({ db_user, memo: body.memo ?? '' })
  return { status: 200, body: { db_user, message: 'The database user has been created.' } }
}

export const updateDatabaseUser: Handler<'updateDatabaseUser'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const user = requireDatabaseUser(store, servername, path.db_user)
  const { password, ...changes } = call.body
  rejectShortPassword(password, call.assume)
  databaseUsers(store, servername).put({ ...user, ...changes })
  return { status: 200, body: { message: 'The database user has been changed.' } }
}

export const deleteDatabaseUser: Handler<'deleteDatabaseUser'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { db_user } = requireDatabaseUser(store, servername, path.db_user)
  removeDatabaseUser(store, servername, db_user)
  return { status: 200, body: { message: 'The database user has been deleted.' } }
}
