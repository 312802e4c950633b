import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { mailAccounts, requireMailAccount } from './account.ts'

/**
 * Rules for `keep_in_mailbox`, for each choice of an assumption: its first value, and its value if a request leaves it
 * out.
 */
export const keepRules: Readonly<Record<AssumptionChoices['forwarding-keep-omitted'], KeepRule>> = {
  'keep-first-true': { first: true, omitted: {} },
  'keep-first-false': { first: false, omitted: {} },
  'set-true': { first: true, omitted: { keep_in_mailbox: true } },
}

interface KeepRule {
  readonly first: boolean
  readonly omitted: { readonly keep_in_mailbox?: boolean }
}

export const getMailForwarding: Handler<'getMailForwarding'> = (call) => {
  requireHosting(call.store, call.path.servername)
  const account = requireMailAccount(call, call.path.mail_account)
  const { forwarding_addresses, keep_in_mailbox } = account
  return { status: 200, body: { forwarding_addresses: [...forwarding_addresses], keep_in_mailbox } }
}

export const updateMailForwarding: Handler<'updateMailForwarding'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const account = requireMailAccount(call, path.mail_account)
  const { omitted } = keepRules[assume['forwarding-keep-omitted']]
  mailAccounts(store, servername).put({ ...account, ...omitted, ...body })
  return { status: 200, body: { message: 'The forwarding has been changed.' } }
}
