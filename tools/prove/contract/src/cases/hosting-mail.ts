import type {
  CreateAutoReplyRequest,
  CreateMailFilterRequest,
  operations,
  UpdateDmarcSettingRequest,
  UpdateSpamFilterRequest,
} from '@hostwright/types'
import { servername } from '../sdk.ts'
import type { Case } from './case.ts'

const at = `/v1/server/${servername}`
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

type MailOperation = {
  [Id in keyof operations]: Id extends
    | `${string}Mail${string}`
    | `${string}Spam${string}`
    | `${string}AutoRepl${string}`
    | `${string}Smtp${string}`
    | `${string}Dkim${string}`
    | `${string}Dmarc${string}`
    | `${string}Spf${string}`
    ? Id
    : never
}[keyof operations]

/** Mail accounts, filters, automatic replies and what proves that mail is genuine. */
export const hostingMailCases: Record<MailOperation, Case> = {
  listMailAccounts: {
    call: ({ site }, options) => site.mail.list(query, options),
    sends: `GET ${at}/mail?domain=${domain}`,
    gives: 'accounts',
  },
  createMailAccount: {
    call: ({ site }, options) => site.mail.create(account, options),
    sends: `POST ${at}/mail`,
    body: account,
  },
  getMailAccount: {
    call: ({ site }, options) => site.mail.get(address, options),
    sends: `GET ${at}/mail/${address}`,
  },
  updateMailAccount: {
    call: ({ site }, options) => site.mail.update(address, { quota_mb: 500 }, options),
    sends: `PUT ${at}/mail/${address}`,
    body: { quota_mb: 500 },
  },
  deleteMailAccount: {
    call: ({ site }, options) => site.mail.delete(address, options),
    sends: `DELETE ${at}/mail/${address}`,
  },
  getMailForwarding: {
    call: ({ site }, options) => site.mail.forwarding(address, options),
    sends: `GET ${at}/mail/${address}/forwarding`,
  },
  updateMailForwarding: {
    call: ({ site }, options) => site.mail.setForwarding(address, forwarding, options),
    sends: `PUT ${at}/mail/${address}/forwarding`,
    body: forwarding,
  },
  listMailFilters: {
    call: ({ site }, options) => site.mailFilters.list(query, options),
    sends: `GET ${at}/mail-filter?domain=${domain}`,
    gives: 'filters',
  },
  createMailFilter: {
    call: ({ site }, options) => site.mailFilters.create(mailFilter, options),
    sends: `POST ${at}/mail-filter`,
    body: mailFilter,
  },
  deleteMailFilter: {
    call: ({ site }, options) => site.mailFilters.delete('f3a91c', options),
    sends: `DELETE ${at}/mail-filter/f3a91c`,
  },
  getSpamFilter: {
    call: ({ site }, options) => site.spamFilter.get(domain, options),
    sends: `GET ${at}/spam-filter?domain=${domain}`,
  },
  updateSpamFilter: {
    call: ({ site }, options) => site.spamFilter.update(domain, spamFilter, options),
    sends: `PUT ${at}/spam-filter/${domain}`,
    body: spamFilter,
  },
  updateDmarcReceiver: {
    call: ({ site }, options) => site.spamFilter.setDmarcReceiver(domain, true, options),
    sends: `PUT ${at}/spam-filter/${domain}/dmarc-receiver`,
    body: { dmarc_receiver: true },
  },
  listAutoReplies: {
    call: ({ site }, options) => site.autoReplies.list(query, options),
    sends: `GET ${at}/auto-reply?domain=${domain}`,
    gives: 'auto_replies',
  },
  createAutoReply: {
    call: ({ site }, options) => site.autoReplies.create(reply, options),
    sends: `POST ${at}/auto-reply`,
    body: reply,
  },
  getAutoReply: {
    call: ({ site }, options) => site.autoReplies.get(address, options),
    sends: `GET ${at}/auto-reply/${address}`,
  },
  updateAutoReply: {
    call: ({ site }, options) => site.autoReplies.update(address, { body: 'We are closed.' }, options),
    sends: `PUT ${at}/auto-reply/${address}`,
    body: { body: 'We are closed.' },
  },
  deleteAutoReply: {
    call: ({ site }, options) => site.autoReplies.delete(address, options),
    sends: `DELETE ${at}/auto-reply/${address}`,
  },
  getSmtpAbroadRestriction: {
    call: ({ site }, options) => site.smtpRestriction.get(domain, options),
    sends: `GET ${at}/smtp-abroad-restriction?domain=${domain}`,
  },
  updateSmtpAbroadRestriction: {
    call: ({ site }, options) => site.smtpRestriction.set(domain, true, options),
    sends: `PUT ${at}/smtp-abroad-restriction/${domain}`,
    body: { abroad_access_restriction: true },
  },
  listDkimSettings: {
    call: ({ site }, options) => site.dkim.list(query, options),
    sends: `GET ${at}/dkim?domain=${domain}`,
    gives: 'dkim_settings',
  },
  getDkimSetting: {
    call: ({ site }, options) => site.dkim.get(domain, options),
    sends: `GET ${at}/dkim/${domain}`,
  },
  updateDkimSetting: {
    call: ({ site }, options) => site.dkim.set(domain, true, options),
    sends: `PUT ${at}/dkim/${domain}`,
    body: { enabled: true },
  },
  listDmarcSettings: {
    call: ({ site }, options) => site.dmarc.list(query, options),
    sends: `GET ${at}/dmarc?domain=${domain}`,
    gives: 'dmarc_settings',
  },
  updateDmarcSetting: {
    call: ({ site }, options) => site.dmarc.update(domain, dmarc, options),
    sends: `PUT ${at}/dmarc/${domain}`,
    body: dmarc,
  },
  listSpfRecords: {
    call: ({ site }, options) => site.spf.list(query, options),
    sends: `GET ${at}/spf?domain=${domain}`,
    gives: 'spf_settings',
  },
  createSpfRecord: {
    call: ({ site }, options) => site.spf.create(domain, options),
    sends: `POST ${at}/spf`,
    body: { fqdn: domain },
  },
  updateSpfRecord: {
    call: ({ site }, options) => site.spf.update(domain, 'enable_gmail', options),
    sends: `PUT ${at}/spf/${domain}`,
    body: { action: 'enable_gmail' },
  },
  deleteSpfRecord: {
    call: ({ site }, options) => site.spf.delete(domain, options),
    sends: `DELETE ${at}/spf/${domain}`,
  },
}
