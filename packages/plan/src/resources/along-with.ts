import { toPunycode } from '@hostwright/hosting'
import { isSpf } from '../desired/check-zone.ts'
import { toHost, toPlainAddress } from '../names/mail-address.ts'
import { toKnownName } from '../names/wordpress-name.ts'
import { toRecord, type ZoneRecord } from '../names/zone-record.ts'
import { toDnsAddress } from './compare-zone.ts'
import { isDkim } from './managed-records.ts'
import type { HostingWhere } from './place-kind.ts'

/**
 * Lists the addresses of the resources that are deleted with a domain or subdomain, sorted: subdomains, mail accounts
 * and filters, WordPress installations, certificates, DNS records and FTP accounts. Of a subdomain, the DNS records are
 * those of its DKIM, DMARC and SPF settings: its others stay in the zone of the domain.
 */
export async function listAlongWith(where: HostingWhere, site: string): Promise<string[]> {
  const { address, read } = where
  const [subdomains, mail, wordpress, ssl, dns, ftp, filters] = await Promise.all([
    read.subdomains(),
    read.mail(),
    read.wordpress(),
    read.ssl(),
    read.dns(),
    read.ftp(),
    read.mailFilters(),
  ])
  const below = subdomains.filter(({ domain }) => toPunycode(domain) === site)
  const names = new Set([site, ...below.map(({ subdomain }) => toPunycode(subdomain))])
  const isOwn = (account: string): boolean => names.has(toHost(toPlainAddress(account)))
  const records = dns.map((record) => toRecord(record.domain, record))
  const settings = await Promise.all(records.map((record) => isOfSetting(where, record, site)))
  const all = [
    ...below.map(({ subdomain }) => `subdomains/${toPunycode(subdomain)}`),
    ...mail.flatMap(({ mail_address: account }) =>
      isOwn(account) ? [`mail/${toPlainAddress(account)}`] : [],
    ),
    ...wordpress.flatMap(({ url }) => (isOf(names, url) ? [`wordpress/${toKnownName(url)}`] : [])),
    ...ssl.flatMap(({ common_name: name }) =>
      names.has(toPunycode(name)) ? [`ssl/${toPunycode(name)}`] : [],
    ),
    ...ftp.flatMap(({ ftp_account: account }) => (isOwn(account) ? [`ftp/${toPlainAddress(account)}`] : [])),
    ...filters.flatMap(({ domain }) =>
      names.has(toPunycode(domain)) ? [`mail_filters/${toPunycode(domain)}`] : [],
    ),
  ]
  const addresses = [
    ...all.map((part) => `${address}/${part}`),
    ...records.flatMap((record, index) =>
      record.domain === site || settings[index] === true ? [toDnsAddress(where, record)] : [],
    ),
  ]
  return [...new Set(addresses)].toSorted()
}

/**
 * Whether a DNS record comes from a mail setting of a site. Every DMARC or SPF record counts, also one that a person has
 * added.
 */
async function isOfSetting(where: HostingWhere, record: ZoneRecord, site: string): Promise<boolean> {
  if (record.type !== 'TXT') return false
  if (record.name === site) return isSpf(record)
  if (record.name.endsWith(`._domainkey.${site}`)) return isDkim(where, site, record)
  return record.name === `_dmarc.${site}`
}

function isOf(names: ReadonlySet<string>, url: string): boolean {
  return names.has(toKnownName(url).split('/')[0] ?? '')
}
