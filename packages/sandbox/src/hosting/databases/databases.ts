import type { Handler } from '../../operations/handler.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { databases, removeDatabase, requireDatabase, toDatabaseName, versionName } from './database.ts'
import { grants } from './grant.ts'

export const listDatabases: Handler<'listDatabases'> = ({ store, path }) => {
  const { servername } = requireHosting(store, path.servername)
  const granted = grants(store, servername).list()
  const usersOf = (db_name: string): string[] =>
    granted.filter((grant) => grant.db_name === db_name).map(({ db_user }) => db_user)
  const list = databases(store, servername)
    .list()
    .map(({ db_name, memo }) => ({
      db_name,
      version_name: versionName,
      // Databases in the sandbox contain no data.
      size_mb: 0,
      granted_users: usersOf(db_name),
      memo,
    }))
  return { status: 200, body: { databases: list } }
}

export const createDatabase: Handler<'createDatabase'> = (call) => {
  const { store, body, assume } = call
  const contract = requireActiveHosting(call)
  rejectUnknown({ DatabaseCharacterSet: { character_set: body.character_set } })
  const db_name = toDatabaseName(contract, body.name_suffix, assume)
  const kept = databases(store, contract.servername)
  if (kept.get(db_name) !== undefined) throw duplicateFailure(assume, 'name_suffix')
  kept.put({ db_name, memo: body.memo ?? '' })
  return { status: 200, body: { db_name, message: 'The database has been created.' } }
}

export const updateDatabase: Handler<'updateDatabase'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const { db_name } = requireDatabase(store, servername, path.db_name)
  databases(store, servername).put({ db_name, memo: body.memo })
  return { status: 200, body: { message: 'The memo of the database has been changed.' } }
}

export const deleteDatabase: Handler<'deleteDatabase'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { db_name } = requireDatabase(store, servername, path.db_name)
  removeDatabase(store, servername, db_name)
  return { status: 200, body: { message: 'The database has been deleted.' } }
}
