import { type CallOptions, isApiError } from '@hostwright/common'
import type { Hosting } from '@hostwright/hosting'
import type {
  AutoReply,
  CronJob,
  Database,
  DatabaseUser,
  DkimSetting,
  DkimSettingSummary,
  DmarcSetting,
  DnsRecord,
  Domain,
  FtpAccount,
  MailAccount,
  MailFilter,
  MailForwarding,
  PhpVersion,
  ServerInfo,
  SpamFilter,
  SpfRecord,
  SshKey,
  SshSettings,
  SslCertificate,
  Subdomain,
  WordPressSite,
} from '@hostwright/types'
import { listOf, once, oncePerKey, requireList } from './reads.ts'
import { emptyZone, toZones, type ZoneIndex } from './zone-index.ts'

/**
 * Reads the resources of one hosting server. Each list is requested only once, when it is first needed. A setting is
 * `undefined` if the API responds that it does not exist.
 */
export interface SiteReader {
  info(): Promise<ServerInfo>
  ssh(): Promise<SshSettings>
  sshKeys(): Promise<readonly SshKey[]>
  domains(): Promise<readonly Domain[]>
  subdomains(): Promise<readonly Subdomain[]>
  ssl(): Promise<readonly SslCertificate[]>
  dns(): Promise<readonly DnsRecord[]>
  /** Reads the DNS records of one domain, indexed by name and by name, type and content. */
  zone(domain: string): Promise<ZoneIndex>
  php(): Promise<readonly PhpVersion[]>
  /** Reads the PHP versions that can be set; empty if that is not known. */
  phpVersions(): Promise<readonly string[]>
  mail(): Promise<readonly MailAccount[]>
  /** Reads the space that a mailbox takes, in MB. */
  mailUsage(address: string): Promise<number>
  mailFilters(): Promise<readonly MailFilter[]>
  wordpress(): Promise<readonly WordPressSite[]>
  databases(): Promise<readonly Database[]>
  databaseUsers(): Promise<readonly DatabaseUser[]>
  ftp(): Promise<readonly FtpAccount[]>
  cron(): Promise<readonly CronJob[]>
  forwarding(address: string): Promise<MailForwarding | undefined>
  autoReplies(domain: string): Promise<readonly AutoReply[] | undefined>
  /** Reads the spam filter of a domain or subdomain. */
  spamFilter(domain: string): Promise<SpamFilter | undefined>
  smtpRestriction(domain: string): Promise<boolean | undefined>
  dkim(domain: string): Promise<readonly DkimSettingSummary[] | undefined>
  dkimSetting(fqdn: string): Promise<DkimSetting>
  dmarc(domain: string): Promise<readonly DmarcSetting[] | undefined>
  spf(domain: string): Promise<readonly SpfRecord[] | undefined>
}

export function createSiteReader(hosting: Hosting, servername: string, options: CallOptions): SiteReader {
  const site = hosting.server(servername)
  const path = '/v1/server/{servername}'
  const list = <T>(name: string, read: () => Promise<readonly T[]>): (() => Promise<readonly T[]>) =>
    listOf(`${path}/${name}`, read)
  const listIfAny =
    <T>(name: string, read: (domain: string) => Promise<readonly T[]>) =>
    (domain: string): Promise<readonly T[] | undefined> =>
      unlessMissing(list(name, () => read(domain)))
  const dns = once(list('dns', () => site.dns.list(undefined, options)))
  const zones = once(async () => toZones(await dns()))
  return {
    info: once(() => site.info(options)),
    ssh: once(() => site.ssh.get(options)),
    sshKeys: once(list('ssh/key', () => site.sshKeys.list(options))),
    domains: once(list('domain', () => site.domains.list(options))),
    subdomains: once(list('subdomain', () => site.subdomains.list(undefined, options))),
    ssl: once(list('ssl', () => site.ssl.list(undefined, options))),
    dns,
    zone: async (domain) => (await zones()).get(domain) ?? emptyZone,
    php: once(list('php-version', () => site.php.list(undefined, options))),
    phpVersions: once(async () => Object.keys((await site.php.available(options)) ?? {})),
    mail: once(list('mail', () => site.mail.list(undefined, options))),
    mailUsage: oncePerKey(async (address) => (await site.mail.get(address, options)).used_mb),
    mailFilters: once(list('mail-filter', () => site.mailFilters.list(undefined, options))),
    wordpress: once(list('wp', () => site.wordpress.list(undefined, options))),
    databases: once(list('db', () => site.databases.list(options))),
    databaseUsers: once(list('db/user', () => site.databaseUsers.list(options))),
    ftp: once(list('ftp', () => site.ftp.list(undefined, options))),
    cron: once(list('cron', () => site.cron.list(options))),
    forwarding: oncePerKey(async (address) => {
      const found = await unlessMissing(() => site.mail.forwarding(address, options))
      if (found) requireList(`${path}/mail/{mail_account}/forwarding`, found.forwarding_addresses)
      return found
    }),
    autoReplies: oncePerKey(listIfAny('auto-reply', (domain) => site.autoReplies.list({ domain }, options))),
    spamFilter: oncePerKey((domain) => unlessMissing(() => site.spamFilter.get(domain, options))),
    smtpRestriction: oncePerKey(
      async (domain) =>
        (await unlessMissing(() => site.smtpRestriction.get(domain, options)))?.abroad_access_restriction,
    ),
    dkim: oncePerKey(listIfAny('dkim', (domain) => site.dkim.list({ domain }, options))),
    dkimSetting: oncePerKey((fqdn) => site.dkim.get(fqdn, options)),
    dmarc: oncePerKey(listIfAny('dmarc', (domain) => site.dmarc.list({ domain }, options))),
    spf: oncePerKey(listIfAny('spf', (domain) => site.spf.list({ domain }, options))),
  }
}

/**
 * Creates the reader for a hosting server that does not exist yet. It sends no request, and returns empty lists. Its
 * reads of single objects, such as `info`, return `undefined` or reject.
 */
export function createEmptySiteReader(): SiteReader {
  return {
    info: missing,
    ssh: missing,
    sshKeys: none,
    domains: none,
    subdomains: none,
    ssl: none,
    dns: none,
    zone: async () => emptyZone,
    php: none,
    phpVersions: none,
    mail: none,
    mailUsage: missing,
    mailFilters: none,
    wordpress: none,
    databases: none,
    databaseUsers: none,
    ftp: none,
    cron: none,
    forwarding: missing,
    autoReplies: none,
    spamFilter: async () => undefined,
    smtpRestriction: async () => undefined,
    dkim: none,
    dkimSetting: missing,
    dmarc: none,
    spf: none,
  }
}

/** Returns the result of a read; `undefined` if the API responds that the domain or the setting does not exist. */
export async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

async function none(): Promise<never[]> {
  return []
}

function missing(): Promise<never> {
  return Promise.reject(new Error('A server that does not exist yet cannot be read.'))
}
