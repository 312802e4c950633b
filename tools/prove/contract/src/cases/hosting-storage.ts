import type { Cases } from './case.ts'

const password = 'Correct-Horse-7'
const database = 'hw123456_shop'
const user = 'hw123456_app'
const account = 'deploy@example.com'
const ftp = { ftp_account: account, password, directory: '/example.com/public_html' }

/** Databases, their users, and FTP accounts. */
export const hostingStorageCases = {
  listDatabases: ({ site }, options) => site.databases.list(options),
  createDatabase: ({ site }, options) => site.databases.create({ name_suffix: 'shop' }, options),
  updateDatabase: ({ site }, options) => site.databases.update(database, { memo: 'shop' }, options),
  deleteDatabase: ({ site }, options) => site.databases.delete(database, options),
  listDatabaseUsers: ({ site }, options) => site.databaseUsers.list(options),
  createDatabaseUser: ({ site }, options) =>
    site.databaseUsers.create({ name_suffix: 'app', password }, options),
  updateDatabaseUser: ({ site }, options) => site.databaseUsers.update(user, { memo: 'shop' }, options),
  deleteDatabaseUser: ({ site }, options) => site.databaseUsers.delete(user, options),
  listDatabaseGrants: ({ site }, options) => site.databaseUsers.grants(user, options),
  grantDatabase: ({ site }, options) => site.databaseUsers.grant(user, database, options),
  revokeDatabase: ({ site }, options) => site.databaseUsers.revoke(user, database, options),
  listFtpAccounts: ({ site }, options) => site.ftp.list({ domain: 'example.com' }, options),
  createFtpAccount: ({ site }, options) => site.ftp.create(ftp, options),
  updateFtpAccount: ({ site }, options) => site.ftp.update(account, { quota_mb: 0 }, options),
  deleteFtpAccount: ({ site }, options) => site.ftp.delete(account, options),
} satisfies Cases
