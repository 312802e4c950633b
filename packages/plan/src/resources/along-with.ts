import { toPunycode } from '@hostwright/hosting'
import { toHost, toPlainAddress } from '../names/mail-address.ts'
import { toKnownName } from '../names/wordpress-name.ts'
import { toRecord } from '../names/zone-record.ts'
import { toDnsAddress } from './compare-zone.ts'
import type { HostingWhere } from './place-kind.ts'

/**
 * Lists the addresses of the resources that are deleted with a domain or subdomain, sorted: subdomains, mail accounts
 * and filters, WordPress installations, certificates, DNS records and FTP accounts.
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
    ...records.flatMap((record) => (record.domain === site ? [toDnsAddress(where, record)] : [])),
  ]
  return [...new Set(addresses)].toSorted()
}

function isOf(names: ReadonlySet<string>, url: string): boolean {
  return names.has(toKnownName(url).split('/')[0] ?? '')
}
