import type { ServerSettingCounts } from '@hostwright/types'
import type { Store } from '../../storage/store.ts'
import { databases } from '../databases/database.ts'
import { ftpAccounts } from '../ftp/accounts.ts'
import { mailAccounts } from './account.ts'

/** Counts the mail accounts, FTP accounts and databases of a server. */
export function countMailSettings(
  store: Store,
  servername: string,
): Pick<ServerSettingCounts, 'mail_accounts' | 'ftp_accounts' | 'mysql_databases'> {
  return {
    mail_accounts: mailAccounts(store, servername).list().length,
    ftp_accounts: ftpAccounts(store, servername).list().length,
    mysql_databases: databases(store, servername).list().length,
  }
}
