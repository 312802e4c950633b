import type { operations } from '@hostwright/types'
import type { Site } from '../server.ts'

/** A call of one operation, then the request line below the server's path and the request body that it must send. */
export type Row = [call: (site: Site) => Promise<unknown>, line: string, body?: object]

export const native = '例え.jp'
const ascii = 'xn--r8jz45g.jp'
const password = 'Correct-Horse-7'

type Names =
  | 'domain'
  | 'subdomain'
  | 'common_name'
  | 'fqdn'
  | 'host'
  | 'url'
  | 'admin_email'
  | 'mail_account'
  | 'mail_address'
  | 'ftp_account'
  | 'forwarding_addresses'
  | 'notification_mail_addresses'
type Keys<T> = T extends object ? keyof T : never
type PathOf<O> = O extends { parameters: { path: infer P } } ? Keys<P> : never
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Keys<Q> : never
type BodyOf<O> = O extends { requestBody?: infer R }
  ? R extends { content: { 'application/json': infer B } }
    ? Keys<B>
    : never
  : never
type Given<O> = PathOf<O> | QueryOf<O> | BodyOf<O>
/** Every operation that takes a domain name, alone or in an address. */
type NamingOperation = {
  [Id in keyof operations]: [Extract<Given<operations[Id]>, Names>] extends [never] ? never : Id
}[keyof operations]

/** A call of each of these operations, with a native domain name. */
export const namingCalls: Readonly<Record<NamingOperation, Row>> = {
  createDomain: [
    (s) => s.domains.create({ domain: native, memo: native }),
    'POST /domain',
    { domain: ascii, memo: native },
  ],
  getDomain: [(s) => s.domains.get(native), `GET /domain/${ascii}`],
  updateDomain: [(s) => s.domains.update(native, { memo: native }), `PUT /domain/${ascii}`, { memo: native }],
  deleteDomain: [(s) => s.domains.delete(native), `DELETE /domain/${ascii}`],
  resetDomain: [(s) => s.domains.reset(native, 'all'), `POST /domain/${ascii}/reset`, { type: 'all' }],
  listSubdomains: [(s) => s.subdomains.list({ domain: native }), `GET /subdomain?domain=${ascii}`],
  createSubdomain: [
    (s) => s.subdomains.create({ subdomain: `blog.${native}` }),
    'POST /subdomain',
    { subdomain: `blog.${ascii}` },
  ],
  updateSubdomain: [
    (s) => s.subdomains.update(`blog.${native}`, { memo: '' }),
    `PUT /subdomain/blog.${ascii}`,
    { memo: '' },
  ],
  deleteSubdomain: [(s) => s.subdomains.delete(`blog.${native}`), `DELETE /subdomain/blog.${ascii}`],
  listSslCertificates: [(s) => s.ssl.list({ domain: native }), `GET /ssl?domain=${ascii}`],
  issueSslCertificate: [(s) => s.ssl.issue(native), 'POST /ssl', { common_name: ascii }],
  deleteSslCertificate: [(s) => s.ssl.delete(native), `DELETE /ssl/${ascii}`],
  listDnsRecords: [(s) => s.dns.list({ domain: native }), `GET /dns?domain=${ascii}`],
  createDnsRecord: [
    (s) => s.dns.create({ domain: native, host: '@', type: 'MX', content: `mail.${native}` }),
    'POST /dns',
    { domain: ascii, host: '@', type: 'MX', content: `mail.${ascii}` },
  ],
  updateDnsRecord: [
    (s) => s.dns.update(7, { domain: native, host: `_dmarc.${native}`, content: native }),
    'PUT /dns/7',
    { domain: ascii, host: '_dmarc', content: native },
  ],
  listPhpVersions: [(s) => s.php.list({ domain: native }), `GET /php-version?domain=${ascii}`],
  updatePhpVersion: [(s) => s.php.set(native, '8.3'), `PUT /php-version/${ascii}`, { version: '8.3' }],
  listMailAccounts: [(s) => s.mail.list({ domain: native }), `GET /mail?domain=${ascii}`],
  createMailAccount: [
    (s) => s.mail.create({ mail_address: `info@${native}`, password }),
    'POST /mail',
    { mail_address: `info@${ascii}`, password },
  ],
  getMailAccount: [(s) => s.mail.get(`info@${native}`), `GET /mail/info%40${ascii}`],
  updateMailAccount: [
    (s) => s.mail.update(`info@${native}`, { quota_mb: 9 }),
    `PUT /mail/info%40${ascii}`,
    { quota_mb: 9 },
  ],
  deleteMailAccount: [(s) => s.mail.delete(`info@${native}`), `DELETE /mail/info%40${ascii}`],
  getMailForwarding: [(s) => s.mail.forwarding(`info@${native}`), `GET /mail/info%40${ascii}/forwarding`],
  updateMailForwarding: [
    (s) => s.mail.setForwarding(`info@${native}`, { forwarding_addresses: [`a@${native}`, 'b@example.com'] }),
    `PUT /mail/info%40${ascii}/forwarding`,
    { forwarding_addresses: [`a@${ascii}`, 'b@example.com'] },
  ],
  listMailFilters: [(s) => s.mailFilters.list({ domain: native }), `GET /mail-filter?domain=${ascii}`],
  createMailFilter: [
    (s) =>
      s.mailFilters.create({
        domain: native,
        conditions: [{ field: 'from', match_type: 'contain', keyword: native }],
        action: { type: 'mail_address', target: `info@${native}`, method: 'move' },
      }),
    'POST /mail-filter',
    {
      domain: ascii,
      conditions: [{ field: 'from', match_type: 'contain', keyword: native }],
      action: { type: 'mail_address', target: `info@${ascii}`, method: 'move' },
    },
  ],
  getSpamFilter: [(s) => s.spamFilter.get(native), `GET /spam-filter?domain=${ascii}`],
  updateSpamFilter: [
    (s) => s.spamFilter.update(native, { spam_level: 'x' }),
    `PUT /spam-filter/${ascii}`,
    { spam_level: 'x' },
  ],
  updateDmarcReceiver: [
    (s) => s.spamFilter.setDmarcReceiver(native, false),
    `PUT /spam-filter/${ascii}/dmarc-receiver`,
    { dmarc_receiver: false },
  ],
  listAutoReplies: [(s) => s.autoReplies.list({ domain: native }), `GET /auto-reply?domain=${ascii}`],
  createAutoReply: [
    (s) =>
      s.autoReplies.create({ domain: native, mail_address: `info@${native}`, subject: native, body: '' }),
    'POST /auto-reply',
    { domain: ascii, mail_address: `info@${ascii}`, subject: native, body: '' },
  ],
  getAutoReply: [(s) => s.autoReplies.get(`info@${native}`), `GET /auto-reply/info%40${ascii}`],
  updateAutoReply: [
    (s) => s.autoReplies.update(`info@${native}`, { mail_address: `shop@${native}` }),
    `PUT /auto-reply/info%40${ascii}`,
    { mail_address: `shop@${ascii}` },
  ],
  deleteAutoReply: [(s) => s.autoReplies.delete(`info@${native}`), `DELETE /auto-reply/info%40${ascii}`],
  getSmtpAbroadRestriction: [
    (s) => s.smtpRestriction.get(native),
    `GET /smtp-abroad-restriction?domain=${ascii}`,
  ],
  updateSmtpAbroadRestriction: [
    (s) => s.smtpRestriction.set(native, false),
    `PUT /smtp-abroad-restriction/${ascii}`,
    { abroad_access_restriction: false },
  ],
  listDkimSettings: [(s) => s.dkim.list({ domain: native }), `GET /dkim?domain=${ascii}`],
  getDkimSetting: [(s) => s.dkim.get(native), `GET /dkim/${ascii}`],
  updateDkimSetting: [(s) => s.dkim.set(native, false), `PUT /dkim/${ascii}`, { enabled: false }],
  listDmarcSettings: [(s) => s.dmarc.list({ domain: native }), `GET /dmarc?domain=${ascii}`],
  updateDmarcSetting: [
    (s) =>
      s.dmarc.update(native, {
        policy: 'none',
        report_enabled: true,
        notification_mail_addresses: [`a@${native}`],
      }),
    `PUT /dmarc/${ascii}`,
    { policy: 'none', report_enabled: true, notification_mail_addresses: [`a@${ascii}`] },
  ],
  listSpfRecords: [(s) => s.spf.list({ domain: native }), `GET /spf?domain=${ascii}`],
  createSpfRecord: [(s) => s.spf.create(native), 'POST /spf', { fqdn: ascii }],
  updateSpfRecord: [(s) => s.spf.update(native, 'reset'), `PUT /spf/${ascii}`, { action: 'reset' }],
  deleteSpfRecord: [(s) => s.spf.delete(native), `DELETE /spf/${ascii}`],
  listWordPressSites: [(s) => s.wordpress.list({ domain: native }), `GET /wp?domain=${ascii}`],
  installWordPress: [
    (s) =>
      s.wordpress.install({
        url: `https://${native}/blog`,
        title: native,
        admin_username: 'admin',
        admin_password: password,
        admin_email: `admin@${native}`,
      }),
    'POST /wp',
    {
      url: `https://${ascii}/blog`,
      title: native,
      admin_username: 'admin',
      admin_password: password,
      admin_email: `admin@${ascii}`,
    },
  ],
  listFtpAccounts: [(s) => s.ftp.list({ domain: native }), `GET /ftp?domain=${ascii}`],
  createFtpAccount: [
    (s) => s.ftp.create({ ftp_account: `deploy@${native}`, password }),
    'POST /ftp',
    { ftp_account: `deploy@${ascii}`, password },
  ],
  updateFtpAccount: [
    (s) => s.ftp.update(`deploy@${native}`, { quota_mb: 0 }),
    `PUT /ftp/deploy%40${ascii}`,
    { quota_mb: 0 },
  ],
  deleteFtpAccount: [(s) => s.ftp.delete(`deploy@${native}`), `DELETE /ftp/deploy%40${ascii}`],
  getAccessLog: [(s) => s.accessLog({ domain: native }), `GET /access-log?domain=${ascii}`],
  getErrorLog: [
    (s) => s.errorLog({ domain: native, keyword: 'えx', lines: 5 }),
    `GET /error-log?domain=${ascii}&keyword=%E3%81%88x&lines=5`,
  ],
}
