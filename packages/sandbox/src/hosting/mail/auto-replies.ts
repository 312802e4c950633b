import { validationFailure } from '../../http/api-failure.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import { siteNameOf, toAccountName } from '../server/account-name.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { requireSite, settingNamesWithin } from '../server/site.ts'
import { requireMailAccount } from './account.ts'
import { autoReplies, type AutoReplyRecord, requireAutoReply } from './auto-reply.ts'

export const listAutoReplies: Handler<'listAutoReplies'> = (call) => {
  const { store, path, query } = call
  const { servername } = requireHosting(store, path.servername)
  const names = settingNamesWithin(call, query.domain)
  const auto_replies = autoReplies(store, servername)
    .list()
    .filter(({ domain }) => names.includes(domain))
  return { status: 200, body: { auto_replies } }
}

export const createAutoReply: Handler<'createAutoReply'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const reply = settle(call, { from_name: '', quote_incoming: false, ...body })
  const { mail_address } = reply
  const replies = autoReplies(store, servername)
  if (replies.get(mail_address) !== undefined) throw duplicateFailure(assume, 'mail_address')
  replies.put(reply)
  return { status: 200, body: { mail_address, message: 'The auto reply has been created.' } }
}

export const getAutoReply: Handler<'getAutoReply'> = (call) => {
  requireHosting(call.store, call.path.servername)
  return { status: 200, body: requireAutoReply(call, call.path.mail_address) }
}

export const updateAutoReply: Handler<'updateAutoReply'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const old = requireAutoReply(call, path.mail_address)
  // If the request changes the mail address, the reply may belong to another domain, even without `domain` in the
  // request.
  const domain = body.domain ?? (body.mail_address === undefined ? old.domain : siteNameOf(body.mail_address))
  const reply = settle(call, { ...old, ...body, domain })
  const replies = autoReplies(store, servername)
  if (reply.mail_address !== old.mail_address) {
    if (replies.get(reply.mail_address) !== undefined) throw duplicateFailure(assume, 'mail_address')
    replies.delete(old.mail_address)
  }
  replies.put(reply)
  return { status: 200, body: { message: 'The auto reply has been changed.' } }
}

export const deleteAutoReply: Handler<'deleteAutoReply'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { mail_address } = requireAutoReply(call, path.mail_address)
  autoReplies(store, servername).delete(mail_address)
  return { status: 200, body: { message: 'The auto reply has been deleted.' } }
}

/**
 * Returns an auto reply in the form in which it is stored. Rejects an address outside of `domain` and, depending on an
 * assumption, one that is not a mail account.
 */
function settle(
  call: Call<'createAutoReply'> | Call<'updateAutoReply'>,
  reply: AutoReplyRecord,
): AutoReplyRecord {
  const { assume } = call
  const mail_address = toAccountName(reply.mail_address, assume)
  const domain = requireSite(call, reply.domain, 'body').name
  if (domain !== siteNameOf(mail_address)) {
    throw validationFailure(['domain: must be the domain of mail_address.'])
  }
  if (assume['auto-reply-address'] === 'mail-account') {
    requireMailAccount(call, mail_address)
  }
  return { ...reply, mail_address, domain }
}
