import type { DnsRecord } from '@hostwright/types'
import { fromPunycode } from '../encoding/from-punycode.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { databases } from '../hosting/databases/database.ts'
import { grants } from '../hosting/databases/grant.ts'
import { mailAccounts } from '../hosting/mail/account.ts'
import { siteNameOf } from '../hosting/server/account-name.ts'
import { dnsRecords } from '../hosting/server/dns-record.ts'
import { addedDomains, domainsOf, findParentDomain } from '../hosting/server/domain.ts'
import { type HostingContract, requireHosting } from '../hosting/server/hosting-contract.ts'
import { subdomainNamesOf } from '../hosting/server/subdomain.ts'
import { certificates, endOfCertificate } from '../hosting/web/certificate.ts'
import type { Store } from '../storage/store.ts'

/** The domains and databases of a hosting server. */
export interface HostingContents {
  /** The initial domain, the added ones, and names that have DNS records before they are added. */
  readonly domains: readonly DomainContents[]
  /** The databases of the server. */
  readonly databases: readonly DatabaseContents[]
}

/** A domain with what belongs to it. */
export interface DomainContents extends SiteName {
  /** Time when the domain was added, in milliseconds since the epoch; null before that. */
  readonly addedAt: number | null
  /** End of the domain's certificate, in milliseconds since the epoch; null without a certificate. */
  readonly certificateEndsAt: number | null
  /** The domain's subdomains. */
  readonly subdomains: readonly SiteName[]
  /** Mail addresses at the domain and its subdomains, with the site's name in Unicode. */
  readonly mailAddresses: readonly string[]
  /** The domain's DNS records. */
  readonly dnsRecords: readonly ShownRecord[]
}

/** The name of a domain or subdomain. */
export interface SiteName {
  /** In lower case and Punycode, as requests name it. */
  readonly ascii: string
  /** In Unicode, as people read it. */
  readonly name: string
}

/** A DNS record. Its host is in Unicode, `@` for the domain itself, and its content as it was sent. */
export type ShownRecord = Pick<DnsRecord, 'id' | 'host' | 'type' | 'content'>

/** A database, and the users with access to it. */
export interface DatabaseContents {
  /** The whole name, such as `hw123456_shop`. */
  readonly db_name: string
  /** The whole names of the users that have access. */
  readonly users: readonly string[]
}

/** Returns the domains and databases of a hosting server. Rejects an unknown server with `NOT_FOUND`. */
export function readContents(
  store: Store,
  servername: string,
  assume: AssumptionChoices,
  now: number,
): HostingContents {
  const contract = requireHosting(store, servername)
  const own = domainsOf(store, servername)
  const named = dnsRecords(store, servername)
    .list()
    .map(({ domain }) => domain)
  return {
    domains: [...new Set([...own, ...named])].map((domain) => ({
      ...toSiteName(domain),
      addedAt: readAddedAt(store, contract, domain),
      certificateEndsAt: readCertificateEnd(store, servername, domain, assume, now),
      ...listParts(store, servername, domain),
    })),
    databases: listDatabases(store, servername),
  }
}

function toSiteName(ascii: string): SiteName {
  return { ascii, name: fromPunycode(ascii) }
}

function readAddedAt(
  store: Store,
  { servername, orderedAt }: HostingContract,
  domain: string,
): number | null {
  if (domain === servername) return orderedAt
  return addedDomains(store, servername).get(domain)?.addedAt ?? null
}

function readCertificateEnd(
  store: Store,
  servername: string,
  domain: string,
  assume: AssumptionChoices,
  now: number,
): number | null {
  const certificate = certificates(store, servername).get(domain)
  return certificate === undefined ? null : endOfCertificate(certificate, now, assume)
}

function listParts(
  store: Store,
  servername: string,
  domain: string,
): Pick<DomainContents, 'subdomains' | 'mailAddresses' | 'dnsRecords'> {
  const isHere = (address: string): boolean =>
    findParentDomain(store, servername, siteNameOf(address)) === domain
  return {
    subdomains: subdomainNamesOf(store, servername, domain).map(toSiteName),
    mailAddresses: mailAccounts(store, servername)
      .list()
      .map(({ mail_address }) => mail_address)
      .filter(isHere)
      .map(toShownAddress),
    dnsRecords: dnsRecords(store, servername)
      .list()
      .filter((record) => record.domain === domain)
      .map(({ id, host, type, content }) => ({ id, host: fromPunycode(host), type, content })),
  }
}

function toShownAddress(address: string): string {
  const site = siteNameOf(address)
  return address.slice(0, -site.length) + fromPunycode(site)
}

function listDatabases(store: Store, servername: string): DatabaseContents[] {
  const granted = grants(store, servername).list()
  return databases(store, servername)
    .list()
    .map(({ db_name }) => ({
      db_name,
      users: granted.filter((grant) => grant.db_name === db_name).map(({ db_user }) => db_user),
    }))
}
