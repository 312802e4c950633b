import type { CreateCronJobRequest, CreateDnsRecordRequest } from '@hostwright/types'
import type { Cases } from './case.ts'

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

/** Domains, subdomains, certificates, DNS, PHP, cron jobs and WordPress. */
export const hostingWebCases = {
  listDomains: ({ site }, options) => site.domains.list(options),
  createDomain: ({ site }, options) => site.domains.create({ domain, ssl: true, memo: 'shop' }, options),
  getDomain: ({ site }, options) => site.domains.get(domain, options),
  updateDomain: ({ site }, options) => site.domains.update(domain, { memo: '' }, options),
  deleteDomain: ({ site }, options) => site.domains.delete(domain, { ...options, deleteFiles: true }),
  resetDomain: ({ site }, options) => site.domains.reset(domain, 'web', options),
  listSubdomains: ({ site }, options) => site.subdomains.list(query, options),
  createSubdomain: ({ site }, options) => site.subdomains.create({ subdomain, ssl: false }, options),
  updateSubdomain: ({ site }, options) => site.subdomains.update(subdomain, { memo: 'blog' }, options),
  deleteSubdomain: ({ site }, options) =>
    site.subdomains.delete(subdomain, { ...options, deleteFiles: false }),
  listSslCertificates: ({ site }, options) => site.ssl.list(query, options),
  issueSslCertificate: ({ site }, options) => site.ssl.issue(subdomain, options),
  deleteSslCertificate: ({ site }, options) => site.ssl.delete(subdomain, options),
  listDnsRecords: ({ site }, options) => site.dns.list(query, options),
  createDnsRecord: ({ site }, options) => site.dns.create(record, options),
  updateDnsRecord: ({ site }, options) =>
    site.dns.update(5012, { content: '203.0.113.20', ttl: 60 }, options),
  deleteDnsRecord: ({ site }, options) => site.dns.delete(5012, options),
  listPhpVersions: ({ site }, options) => site.php.list(query, options),
  updatePhpVersion: ({ site }, options) => site.php.set(domain, '8.3', options),
  listCronJobs: ({ site }, options) => site.cron.list(options),
  createCronJob: ({ site }, options) => site.cron.create(job, options),
  updateCronJob: ({ site }, options) => site.cron.update(cronId, { enabled: false }, options),
  deleteCronJob: ({ site }, options) => site.cron.delete(cronId, options),
  listWordPressSites: ({ site }, options) => site.wordpress.list(query, options),
  installWordPress: ({ site }, options) => site.wordpress.install(wordPress, options),
  updateWordPressSite: ({ site }, options) =>
    site.wordpress.update(wordPressId, { memo: 'company blog' }, options),
  deleteWordPressSite: ({ site }, options) =>
    site.wordpress.delete(wordPressId, {
      ...options,
      deleteDb: true,
      deleteDbUser: true,
      deleteCron: false,
    }),
} satisfies Cases
