import { type CallOptions, type Client, parsePathValue, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { operations, ServerInfo, ServerUsage } from '@hostwright/types'
import { type AutoRepliesApi, createAutoReplies } from './auto-replies.ts'
import { createCron, type CronApi } from './cron.ts'
import { createDatabaseUsers, type DatabaseUsersApi } from './database-users.ts'
import { createDatabases, type DatabasesApi } from './databases.ts'
import { createDkim, type DkimApi } from './dkim.ts'
import { createDmarc, type DmarcApi } from './dmarc.ts'
import { createDns, type DnsApi } from './dns.ts'
import { createDomains, type DomainsApi } from './domains.ts'
import { createFtp, type FtpApi } from './ftp.ts'
import { createMailFilters, type MailFiltersApi } from './mail-filters.ts'
import { createMail, type MailApi } from './mail.ts'
import { createMemo, type MemoApi } from './memo.ts'
import { createPhp, type PhpApi } from './php.ts'
import type { ServerPath } from './server-path.ts'
import { createSmtpRestriction, type SmtpRestrictionApi } from './smtp-restriction.ts'
import { createSpamFilter, type SpamFilterApi } from './spam-filter.ts'
import { createSpf, type SpfApi } from './spf.ts'
import { createSshKeys, type SshKeysApi } from './ssh-keys.ts'
import { createSsh, type SshApi } from './ssh.ts'
import { createSsl, type SslApi } from './ssl.ts'
import { createSubdomains, type SubdomainsApi } from './subdomains.ts'
import { toPunycodeDomain, toPunycodeProperties } from './to-punycode.ts'
import { createWordPress, type WordPressApi } from './wordpress.ts'

/** The part of a web server log to read: its last `lines`, or lines with a `keyword`. */
export type WebLogQuery = operations['getAccessLog']['parameters']['query']

/**
 * One hosting server.
 *
 * Every method can fail with `UNAUTHORIZED`, `FORBIDDEN` or `NOT_FOUND` (the key has no access to the server),
 * `RATE_LIMIT_EXCEEDED`, `INTERNAL_ERROR` or `BACKEND_ERROR`; a method that changes something can also fail with
 * `OPERATION_ERROR`, if a constraint on the server prevents the change: the message names it. The methods' own
 * documentation lists codes with a special meaning.
 *
 * An `ensure` method can be called repeatedly: it reads first, creates what is missing, changes what differs, returns
 * what it did (`outcome`), and deletes nothing. Its options apply to each of its requests.
 *
 * Domain names may be native, such as `例え.jp`: path, query and request body contain them in Punycode, in lower case.
 * Names in responses are returned as the API sends them. An invalid name is a `ConfigError`, and nothing is sent.
 *
 * Methods without a note are in the documentation of the service. The others are marked as known only from public
 * reference material, or as inferred: not documented at all, so the service may behave differently.
 */
export interface Site {
  /** The servername with which this handle calls the API. */
  readonly servername: string
  /** The memo of the contract. */
  readonly memo: MemoApi
  /**
   * Reads machine, software versions, name servers, and the token that proves that a domain is yours. Calls
   * `GET /v1/server/{servername}/server-info` (scope: read).
   *
   * Properties beyond those named here are known from public reference material.
   */
  info(options?: CallOptions): Promise<ServerInfo>
  /**
   * Reads the disk space and number of files in use, and the numbers of domains, mail accounts and other
   * resources. Calls `GET /v1/server/{servername}/server-info/usage` (scope: read).
   *
   * The response is known from public reference material.
   */
  usage(options?: CallOptions): Promise<ServerUsage>
  /** The SSH settings of the server. */
  readonly ssh: SshApi
  /** The SSH keys that can log in to the server. */
  readonly sshKeys: SshKeysApi
  /** The domains of the server. */
  readonly domains: DomainsApi
  /** The subdomains of the server's domains. */
  readonly subdomains: SubdomainsApi
  /** The SSL certificates of domains and subdomains. */
  readonly ssl: SslApi
  /** The DNS records of domains. */
  readonly dns: DnsApi
  /** The PHP version of each domain. */
  readonly php: PhpApi
  /** The cron jobs of the server. */
  readonly cron: CronApi
  /** The mail accounts of the server and their forwarding. */
  readonly mail: MailApi
  /** The rules that sort incoming mail. */
  readonly mailFilters: MailFiltersApi
  /** The spam filter of each domain. */
  readonly spamFilter: SpamFilterApi
  /** The automatic replies to incoming mail. */
  readonly autoReplies: AutoRepliesApi
  /** The restriction of sending mail through the server from abroad. */
  readonly smtpRestriction: SmtpRestrictionApi
  /** The DKIM signatures of outgoing mail. */
  readonly dkim: DkimApi
  /** The DMARC policies of domains. */
  readonly dmarc: DmarcApi
  /** The SPF records of domains and subdomains. */
  readonly spf: SpfApi
  /** The WordPress installations of the server. */
  readonly wordpress: WordPressApi
  /** The databases of the server. */
  readonly databases: DatabasesApi
  /** The database users of the server and their access to databases. */
  readonly databaseUsers: DatabaseUsersApi
  /** The FTP accounts of the server. */
  readonly ftp: FtpApi
  /**
   * Reads the access log of a domain as one string. It contains personal data: the addresses of visitors.
   * Calls `GET /v1/server/{servername}/access-log` (scope: read).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  accessLog(query: WebLogQuery, options?: CallOptions): Promise<string>
  /**
   * Reads the error log of a domain as one string. It contains personal data: the addresses of visitors.
   * Calls `GET /v1/server/{servername}/error-log` (scope: read).
   *
   * `keyword` and the response are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  errorLog(query: WebLogQuery, options?: CallOptions): Promise<string>
}

export function createServer(client: Client, servername: string): Site {
  const ports = portsOf(client)
  const { api } = ports
  const path: ServerPath = { servername: parsePathValue('servername', servername) }
  const url = '/v1/server/{servername}'
  const readLog = async (
    log: 'access-log' | 'error-log',
    given: WebLogQuery,
    options?: CallOptions,
  ): Promise<string> => {
    const query = toPunycodeProperties(given, { domain: toPunycodeDomain })
    const { data } = await api.GET(`${url}/${log}`, { params: { path, query }, ...toInit(options) })
    return data.log
  }
  return {
    servername,
    async info(options) {
      const { data } = await api.GET(`${url}/server-info`, { params: { path }, ...toInit(options) })
      return data
    },
    async usage(options) {
      const { data } = await api.GET(`${url}/server-info/usage`, { params: { path }, ...toInit(options) })
      return data
    },
    memo: createMemo(ports, path),
    ssh: createSsh(ports, path),
    sshKeys: createSshKeys(ports, path),
    domains: createDomains(ports, path),
    subdomains: createSubdomains(ports, path),
    ssl: createSsl(ports, path),
    dns: createDns(ports, path),
    php: createPhp(ports, path),
    cron: createCron(ports, path),
    mail: createMail(ports, path),
    mailFilters: createMailFilters(ports, path),
    spamFilter: createSpamFilter(ports, path),
    autoReplies: createAutoReplies(ports, path),
    smtpRestriction: createSmtpRestriction(ports, path),
    dkim: createDkim(ports, path),
    dmarc: createDmarc(ports, path),
    spf: createSpf(ports, path),
    wordpress: createWordPress(ports, path),
    databases: createDatabases(ports, path),
    databaseUsers: createDatabaseUsers(ports, path),
    ftp: createFtp(ports, path),
    accessLog: (query, options) => readLog('access-log', query, options),
    errorLog: (query, options) => readLog('error-log', query, options),
  }
}
