import { ApiFailure } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import { siteNameOf, toAccountName } from '../server/account-name.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { type HostingCall, requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { passesParentFilter, requireSite } from '../server/site.ts'

/** A stored FTP account. Its password is not stored, because nobody logs in. */
interface FtpAccountRecord {
  readonly ftp_account: string
  readonly directory: string
  /** Largest size in megabytes; 0 means no limit. */
  readonly quota_mb: number
  readonly memo: string
}

export const ftpAccounts: ServerCollectionOf<FtpAccountRecord> = serverCollection(
  'ftp-account',
  ({ ftp_account }) => ftp_account,
)

export const ftpAccountPart: DomainPart = partOf('other', ftpAccounts, ({ ftp_account }) =>
  siteNameOf(ftp_account),
)

export const listFtpAccounts: Handler<'listFtpAccounts'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const accounts = ftpAccounts(store, servername)
    .list()
    .filter(({ ftp_account }) => passesParentFilter(store, servername, query.domain, siteNameOf(ftp_account)))
  return { status: 200, body: { accounts } }
}

export const createFtpAccount: Handler<'createFtpAccount'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const ftp_account = toAccountName(body.ftp_account, assume)
  requireSite(call, siteNameOf(ftp_account), 'body')
  const accounts = ftpAccounts(store, servername)
  if (accounts.get(ftp_account) !== undefined) throw duplicateFailure(assume, 'ftp_account')
  const { directory = '/', quota_mb = 0, memo = '' } = body
  accounts.put({ ftp_account, directory, quota_mb, memo })
  return { status: 200, body: { ftp_account, message: 'The FTP account has been created.' } }
}

export const updateFtpAccount: Handler<'updateFtpAccount'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const account = requireFtpAccount(call, path.ftp_account)
  const { password: _password, ...changes } = call.body
  ftpAccounts(store, servername).put({ ...account, ...changes })
  return { status: 200, body: { message: 'The FTP account has been changed.' } }
}

export const deleteFtpAccount: Handler<'deleteFtpAccount'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { ftp_account } = requireFtpAccount(call, path.ftp_account)
  ftpAccounts(store, servername).delete(ftp_account)
  return { status: 200, body: { message: 'The FTP account has been deleted.' } }
}

function requireFtpAccount({ store, path, assume }: HostingCall, name: string): FtpAccountRecord {
  const found = ftpAccounts(store, path.servername).get(toAccountName(name, assume))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such FTP account.')
  return found
}
