import type {
  CreateAutoReplyRequest,
  CreateMailFilterRequest,
  UpdateDmarcSettingRequest,
  UpdateSpamFilterRequest,
} from '@hostwright/types'
import type { Cases } from './case.ts'

const domain = 'example.com'
const query = { domain }
const address = 'info@example.com'
const account = { mail_address: address, password: 'Correct-Horse-7', quota_mb: 2000 }
const forwarding = { forwarding_addresses: ['sales@example.net'], keep_in_mailbox: true }
const mailFilter: CreateMailFilterRequest = {
  domain,
  conditions: [{ keyword: 'invoice', field: 'subject', match_type: 'contain' }],
  action: { type: 'mail_address', target: 'billing@example.com', method: 'copy' },
}
const spamFilter: UpdateSpamFilterRequest = {
  filter_type: 'standard',
  spam_level: 'level_3',
  strict_non_japanese_subject: false,
  strict_html_mail: false,
  detection_action: 'spam_folder',
}
const reply: CreateAutoReplyRequest = {
  domain,
  mail_address: address,
  subject: 'We have received your message',
  body: 'Thank you.',
}
const dmarc: UpdateDmarcSettingRequest = {
  policy: 'none',
  report_enabled: true,
  notification_mail_addresses: ['dmarc@example.com'],
}

/** Mail accounts, filters, automatic replies and the authentication of mail. */
export const hostingMailCases = {
  listMailAccounts: ({ site }, options) => site.mail.list(query, options),
  createMailAccount: ({ site }, options) => site.mail.create(account, options),
  getMailAccount: ({ site }, options) => site.mail.get(address, options),
  updateMailAccount: ({ site }, options) => site.mail.update(address, { quota_mb: 500 }, options),
  deleteMailAccount: ({ site }, options) => site.mail.delete(address, options),
  getMailForwarding: ({ site }, options) => site.mail.forwarding(address, options),
  updateMailForwarding: ({ site }, options) => site.mail.setForwarding(address, forwarding, options),
  listMailFilters: ({ site }, options) => site.mailFilters.list(query, options),
  createMailFilter: ({ site }, options) => site.mailFilters.create(mailFilter, options),
  deleteMailFilter: ({ site }, options) => site.mailFilters.delete('f3a91c', options),
  getSpamFilter: ({ site }, options) => site.spamFilter.get(domain, options),
  updateSpamFilter: ({ site }, options) => site.spamFilter.update(domain, spamFilter, options),
  updateDmarcReceiver: ({ site }, options) => site.spamFilter.setDmarcReceiver(domain, true, options),
  listAutoReplies: ({ site }, options) => site.autoReplies.list(query, options),
  createAutoReply: ({ site }, options) => site.autoReplies.create(reply, options),
  getAutoReply: ({ site }, options) => site.autoReplies.get(address, options),
  updateAutoReply: ({ site }, options) =>
    site.autoReplies.update(address, { body: 'We are closed.' }, options),
  deleteAutoReply: ({ site }, options) => site.autoReplies.delete(address, options),
  getSmtpAbroadRestriction: ({ site }, options) => site.smtpRestriction.get(domain, options),
  updateSmtpAbroadRestriction: ({ site }, options) => site.smtpRestriction.set(domain, true, options),
  listDkimSettings: ({ site }, options) => site.dkim.list(query, options),
  getDkimSetting: ({ site }, options) => site.dkim.get(domain, options),
  updateDkimSetting: ({ site }, options) => site.dkim.set(domain, true, options),
  listDmarcSettings: ({ site }, options) => site.dmarc.list(query, options),
  updateDmarcSetting: ({ site }, options) => site.dmarc.update(domain, dmarc, options),
  listSpfRecords: ({ site }, options) => site.spf.list(query, options),
  createSpfRecord: ({ site }, options) => site.spf.create(domain, options),
  updateSpfRecord: ({ site }, options) => site.spf.update(domain, 'enable_gmail', options),
  deleteSpfRecord: ({ site }, options) => site.spf.delete(domain, options),
} satisfies Cases
