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
import { once, oncePerKey } from './once.ts'
import { emptyZone, toZones, type ZoneIndex } from './zone-index.ts'

/** Reads the resources of one hosting server. Each list is requested only once, when it is first needed. */
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
  mail(): Promise<readonly MailAccount[]>
  mailFilters(): Promise<readonly MailFilter[]>
  wordpress(): Promise<readonly WordPressSite[]>
  databases(): Promise<readonly Database[]>
  databaseUsers(): Promise<readonly DatabaseUser[]>
  ftp(): Promise<readonly FtpAccount[]>
  cron(): Promise<readonly CronJob[]>
  forwarding(address: string): Promise<MailForwarding>
  autoReplies(domain: string): Promise<readonly AutoReply[]>
  /** Reads the spam filter of a domain or subdomain; `undefined` if it has none. */
  spamFilter(domain: string): Promise<SpamFilter | undefined>
  smtpRestriction(domain: string): Promise<boolean | undefined>
  dkim(domain: string): Promise<readonly DkimSettingSummary[]>
  dkimSetting(fqdn: string): Promise<DkimSetting>
  dmarc(domain: string): Promise<readonly DmarcSetting[]>
  spf(domain: string): Promise<readonly SpfRecord[]>
}

export function createSiteReader(hosting: Hosting, servername: string, options: CallOptions): SiteReader {
  const site = hosting.server(servername)
  const dns = once(() => site.dns.list(undefined, options))
  const zones = once(async () => toZones(await dns()))
  return {
    info: once(() => site.info(options)),
    ssh: once(() => site.ssh.get(options)),
    sshKeys: once(() => site.sshKeys.list(options)),
    domains: once(() => site.domains.list(options)),
    subdomains: once(() => site.subdomains.list(undefined, options)),
    ssl: once(() => site.ssl.list(undefined, options)),
    dns,
    zone: async (domain) => (await zones()).get(domain) ?? emptyZone,
    php: once(() => site.php.list(undefined, options)),
    mail: once(() => site.mail.list(undefined, options)),
    mailFilters: once(() => site.mailFilters.list(undefined, options)),
    wordpress: once(() => site.wordpress.list(undefined, options)),
    databases: once(() => site.databases.list(options)),
    databaseUsers: once(() => site.databaseUsers.list(options)),
    ftp: once(() => site.ftp.list(undefined, options)),
    cron: once(() => site.cron.list(options)),
    forwarding: oncePerKey((address) => site.mail.forwarding(address, options)),
    autoReplies: oncePerKey(
      async (domain) => (await unlessMissing(() => site.autoReplies.list({ domain }, options))) ?? [],
    ),
    spamFilter: oncePerKey((domain) => unlessMissing(() => site.spamFilter.get(domain, options))),
    smtpRestriction: oncePerKey(
      async (domain) =>
        (await unlessMissing(() => site.smtpRestriction.get(domain, options)))?.abroad_access_restriction,
    ),
    dkim: oncePerKey(
      async (domain) => (await unlessMissing(() => site.dkim.list({ domain }, options))) ?? [],
    ),
    dkimSetting: oncePerKey((fqdn) => site.dkim.get(fqdn, options)),
    dmarc: oncePerKey(
      async (domain) => (await unlessMissing(() => site.dmarc.list({ domain }, options))) ?? [],
    ),
    spf: oncePerKey(async (domain) => (await unlessMissing(() => site.spf.list({ domain }, options))) ?? []),
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
    mail: none,
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
