import type { MailAccount } from '@hostwright/types'
import type { Handler } from '../../operations/handler.ts'
import { siteNameOf, toAccountName } from '../server/account-name.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { rejectShortPassword } from '../server/reject-short-password.ts'
import { requireOwnership } from '../server/ownership.ts'
import { passesParentFilter, requireSite } from '../server/site.ts'
import { type MailAccountRecord, mailAccounts, requireMailAccount } from './account.ts'
import { autoReplies } from './auto-reply.ts'
import { keepRules } from './forwarding.ts'

export const listMailAccounts: Handler<'listMailAccounts'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const accounts = mailAccounts(store, servername)
    .list()
    .filter(({ mail_address }) =>
      passesParentFilter(store, servername, query.domain, siteNameOf(mail_address)),
    )
  return { status: 200, body: { accounts: accounts.map(toMailAccount) } }
}

export const createMailAccount: Handler<'createMailAccount'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  rejectShortPassword(body.password, assume)
  const mail_address = toAccountName(body.mail_address, assume)
  requireOwnership(call, requireSite(call, siteNameOf(mail_address), 'body'))
  const accounts = mailAccounts(store, servername)
  if (accounts.get(mail_address) !== undefined) throw duplicateFailure(assume, 'mail_address')
  const { quota_mb = Number.parseInt(assume['mail-quota-omitted'], 10), memo = '' } = body
  const { first: keep_in_mailbox } = keepRules[assume['forwarding-keep-omitted']]
  accounts.put({ mail_address, quota_mb, memo, forwarding_addresses: [], keep_in_mailbox })
  return { status: 200, body: { mail_address, message: 'The mail account has been created.' } }
}

export const getMailAccount: Handler<'getMailAccount'> = (call) => {
  const { store, path } = call
  requireHosting(store, path.servername)
  const account = requireMailAccount(call, path.mail_account)
  return { status: 200, body: { ...toMailAccount(account), used_mb: account.used_mb ?? 0 } }
}

export const updateMailAccount: Handler<'updateMailAccount'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const account = requireMailAccount(call, path.mail_account)
  const { password, ...changes } = call.body
  rejectShortPassword(password, call.assume)
  mailAccounts(store, servername).put({ ...account, ...changes })
  return { status: 200, body: { message: 'The mail account has been changed.' } }
}

export const deleteMailAccount: Handler<'deleteMailAccount'> = (call) => {
  const { store, path, assume } = call
  const { servername } = requireActiveHosting(call)
  const { mail_address } = requireMailAccount(call, path.mail_account)
  mailAccounts(store, servername).delete(mail_address)
  if (assume['mail-account-deletion'] === 'deleted') autoReplies(store, servername).delete(mail_address)
  return { status: 200, body: { message: 'The mail account has been deleted.' } }
}

function toMailAccount({ mail_address, quota_mb, memo }: MailAccountRecord): MailAccount {
  return { mail_address, quota_mb, memo }
}
