import type { Handler } from '../../handler.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { mailAccounts, requireMailAccount } from './account.ts'

export const getMailForwarding: Handler<'getMailForwarding'> = ({ store, path }) => {
  const { servername } = requireHosting(store, path.servername)
  const account = requireMailAccount(store, servername, path.mail_account)
  const { forwarding_addresses, keep_in_mailbox } = account
  return { status: 200, body: { forwarding_addresses: [...forwarding_addresses], keep_in_mailbox } }
}

export const updateMailForwarding: Handler<'updateMailForwarding'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const account = requireMailAccount(store, servername, path.mail_account)
  mailAccounts(store, servername).put({ ...account, ...body })
  return { status: 200, body: { message: 'The forwarding has been changed.' } }
}
