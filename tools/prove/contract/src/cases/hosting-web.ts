import type { CreateCronJobRequest, CreateDnsRecordRequest, operations } from '@hostwright/types'
import { servername } from '../sdk.ts'
import type { Case } from './case.ts'

const at = `/v1/server/${servername}`
const domain = 'example.com'
const query = { domain }
const subdomain = 'blog.example.com'
const record: CreateDnsRecordRequest = {
  domain,
  host: '@',
  type: 'MX',
  content: 'mail.example.com',
  priority: 10,
}
const job: CreateCronJobRequest = {
  minute: '0',
  hour: '3',
  day: '*',
  month: '*',
  weekday: '0',
  command: 'php cron.php',
}
const cronId = '9b2f6c1e8d7a4530b1c2d3e4f5a60718'
const wordPressId = '4d1e0c7ab93f5826'
const wordPress = {
  url: 'example.com/blog',
  title: 'Example Blog',
  admin_username: 'site-admin',
  admin_password: 'Correct-Horse-7',
  admin_email: 'admin@example.com',
}

type WebOperation = {
  [Id in keyof operations]: Id extends
    | `${string}Domain${string}`
    | `${string}Subdomain${string}`
    | `${string}Ssl${string}`
    | `${string}DnsRecord${string}`
    | `${string}Php${string}`
    | `${string}Cron${string}`
    | `${string}WordPress${string}`
    ? Id
    : never
}[keyof operations]

/** Domains, subdomains, certificates, DNS, PHP, cron jobs and WordPress. */
export const hostingWebCases: Record<WebOperation, Case> = {
  listDomains: {
    call: ({ site }, options) => site.domains.list(options),
    sends: `GET ${at}/domain`,
    gives: 'domains',
  },
  createDomain: {
    call: ({ site }, options) => site.domains.create({ domain, ssl: true, memo: 'shop' }, options),
    sends: `POST ${at}/domain`,
    body: { domain, ssl: true, memo: 'shop' },
  },
  getDomain: {
    call: ({ site }, options) => site.domains.get(domain, options),
    sends: `GET ${at}/domain/${domain}`,
  },
  updateDomain: {
    call: ({ site }, options) => site.domains.update(domain, { memo: '' }, options),
    sends: `PUT ${at}/domain/${domain}`,
    body: { memo: '' },
  },
  deleteDomain: {
    call: ({ site }, options) => site.domains.delete(domain, { ...options, deleteFiles: true }),
    sends: `DELETE ${at}/domain/${domain}`,
    body: { delete_files: true },
  },
  resetDomain: {
    call: ({ site }, options) => site.domains.reset(domain, 'web', options),
    sends: `POST ${at}/domain/${domain}/reset`,
    body: { type: 'web' },
  },
  listSubdomains: {
    call: ({ site }, options) => site.subdomains.list(query, options),
    sends: `GET ${at}/subdomain?domain=${domain}`,
    gives: 'subdomains',
  },
  createSubdomain: {
    call: ({ site }, options) => site.subdomains.create({ subdomain, ssl: false }, options),
    sends: `POST ${at}/subdomain`,
    body: { subdomain, ssl: false },
  },
  updateSubdomain: {
    call: ({ site }, options) => site.subdomains.update(subdomain, { memo: 'blog' }, options),
    sends: `PUT ${at}/subdomain/${subdomain}`,
    body: { memo: 'blog' },
  },
  deleteSubdomain: {
    call: ({ site }, options) => site.subdomains.delete(subdomain, { ...options, deleteFiles: false }),
    sends: `DELETE ${at}/subdomain/${subdomain}`,
    body: { delete_files: false },
  },
  listSslCertificates: {
    call: ({ site }, options) => site.ssl.list(query, options),
    sends: `GET ${at}/ssl?domain=${domain}`,
    gives: 'ssl_list',
  },
  issueSslCertificate: {
    call: ({ site }, options) => site.ssl.issue(subdomain, options),
    sends: `POST ${at}/ssl`,
    body: { common_name: subdomain },
  },
  deleteSslCertificate: {
    call: ({ site }, options) => site.ssl.delete(subdomain, options),
    sends: `DELETE ${at}/ssl/${subdomain}`,
  },
  listDnsRecords: {
    call: ({ site }, options) => site.dns.list(query, options),
    sends: `GET ${at}/dns?domain=${domain}`,
    gives: 'records',
  },
  createDnsRecord: {
    call: ({ site }, options) => site.dns.create(record, options),
    sends: `POST ${at}/dns`,
    body: record,
  },
  updateDnsRecord: {
    call: ({ site }, options) => site.dns.update(5012, { content: '203.0.113.20', ttl: 60 }, options),
    sends: `PUT ${at}/dns/5012`,
    body: { content: '203.0.113.20', ttl: 60 },
  },
  deleteDnsRecord: {
    call: ({ site }, options) => site.dns.delete(5012, options),
    sends: `DELETE ${at}/dns/5012`,
  },
  listPhpVersions: {
    call: ({ site }, options) => site.php.list(query, options),
    sends: `GET ${at}/php-version?domain=${domain}`,
    gives: 'domains',
  },
  updatePhpVersion: {
    call: ({ site }, options) => site.php.set(domain, '8.3', options),
    sends: `PUT ${at}/php-version/${domain}`,
    body: { version: '8.3' },
  },
  listCronJobs: {
    call: ({ site }, options) => site.cron.list(options),
    sends: `GET ${at}/cron`,
    gives: 'crons',
  },
  createCronJob: {
    call: ({ site }, options) => site.cron.create(job, options),
    sends: `POST ${at}/cron`,
    body: job,
  },
  updateCronJob: {
    call: ({ site }, options) => site.cron.update(cronId, { enabled: false }, options),
    sends: `PUT ${at}/cron/${cronId}`,
    body: { enabled: false },
  },
  deleteCronJob: {
    call: ({ site }, options) => site.cron.delete(cronId, options),
    sends: `DELETE ${at}/cron/${cronId}`,
  },
  listWordPressSites: {
    call: ({ site }, options) => site.wordpress.list(query, options),
    sends: `GET ${at}/wp?domain=${domain}`,
    gives: 'wordpress',
  },
  installWordPress: {
    call: ({ site }, options) => site.wordpress.install(wordPress, options),
    sends: `POST ${at}/wp`,
    body: wordPress,
  },
  updateWordPressSite: {
    call: ({ site }, options) => site.wordpress.update(wordPressId, { memo: 'company blog' }, options),
    sends: `PUT ${at}/wp/${wordPressId}`,
    body: { memo: 'company blog' },
  },
  deleteWordPressSite: {
    call: ({ site }, options) =>
      site.wordpress.delete(wordPressId, {
        ...options,
        deleteDb: true,
        deleteDbUser: true,
        deleteCron: false,
      }),
    sends: `DELETE ${at}/wp/${wordPressId}`,
    body: { delete_db: true, delete_db_user: true, delete_cron: false },
  },
}
