import type { operations } from '@hostwright/types'
import { servername } from '../sdk.ts'
import type { Case } from './case.ts'

const at = `/v1/server/${servername}`
const password = 'Correct-Horse-7'
const database = 'hw123456_shop'
const user = 'hw123456_app'
const account = 'deploy@example.com'
const ftp = { ftp_account: account, password, directory: '/example.com/public_html' }

type StorageOperation = {
  [Id in keyof operations]: Id extends `${string}Database${string}` | `${string}Ftp${string}` ? Id : never
}[keyof operations]

/** Databases, their users, and FTP accounts. */
export const hostingStorageCases: Record<StorageOperation, Case> = {
  listDatabases: {
    call: ({ site }, options) => site.databases.list(options),
    sends: `GET ${at}/db`,
    gives: 'databases',
  },
  createDatabase: {
    call: ({ site }, options) => site.databases.create({ name_suffix: 'shop' }, options),
    sends: `POST ${at}/db`,
    body: { name_suffix: 'shop' },
  },
  updateDatabase: {
    call: ({ site }, options) => site.databases.update(database, { memo: 'shop' }, options),
    sends: `PUT ${at}/db/${database}`,
    body: { memo: 'shop' },
  },
  deleteDatabase: {
    call: ({ site }, options) => site.databases.delete(database, options),
    sends: `DELETE ${at}/db/${database}`,
  },
  listDatabaseUsers: {
    call: ({ site }, options) => site.databaseUsers.list(options),
    sends: `GET ${at}/db/user`,
    gives: 'users',
  },
  createDatabaseUser: {
    call: ({ site }, options) => site.databaseUsers.create({ name_suffix: 'app', password }, options),
    sends: `POST ${at}/db/user`,
    body: { name_suffix: 'app', password },
  },
  updateDatabaseUser: {
    call: ({ site }, options) => site.databaseUsers.update(user, { memo: 'shop' }, options),
    sends: `PUT ${at}/db/user/${user}`,
    body: { memo: 'shop' },
  },
  deleteDatabaseUser: {
    call: ({ site }, options) => site.databaseUsers.delete(user, options),
    sends: `DELETE ${at}/db/user/${user}`,
  },
  listDatabaseGrants: {
    call: ({ site }, options) => site.databaseUsers.grants(user, options),
    sends: `GET ${at}/db/user/${user}/grant`,
    gives: 'databases',
  },
  grantDatabase: {
    call: ({ site }, options) => site.databaseUsers.grant(user, database, options),
    sends: `POST ${at}/db/user/${user}/grant`,
    body: { db_name: database },
  },
  revokeDatabase: {
    call: ({ site }, options) => site.databaseUsers.revoke(user, database, options),
    sends: `DELETE ${at}/db/user/${user}/grant`,
    body: { db_name: database },
  },
  listFtpAccounts: {
    call: ({ site }, options) => site.ftp.list({ domain: 'example.com' }, options),
    sends: `GET ${at}/ftp?domain=example.com`,
    gives: 'accounts',
  },
  createFtpAccount: {
    call: ({ site }, options) => site.ftp.create(ftp, options),
    sends: `POST ${at}/ftp`,
    body: ftp,
  },
  updateFtpAccount: {
    call: ({ site }, options) => site.ftp.update(account, { quota_mb: 0 }, options),
    sends: `PUT ${at}/ftp/${account}`,
    body: { quota_mb: 0 },
  },
  deleteFtpAccount: {
    call: ({ site }, options) => site.ftp.delete(account, options),
    sends: `DELETE ${at}/ftp/${account}`,
  },
}
