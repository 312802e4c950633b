import type { HostingContract } from '../hosting/server/hosting-contract.ts'
import { addDnsRecord } from '../hosting/server/dns-record.ts'
import { addedDomains } from '../hosting/server/domain.ts'
import { issue } from '../hosting/web/certificate.ts'
import type { Store } from '../storage/store.ts'

/** A domain of a new sandbox, with its options. */
export interface SeededSite {
  readonly domain: string
  readonly memo: string
  /** Time when the domain was added, in milliseconds since the epoch. */
  readonly addedAt: number
  readonly hasCertificate: boolean
}

/** Adds a domain with DNS records that lead to its server, and a certificate if the options ask for one. */
export function addSite(
  store: Store,
  { servername, ip_address }: Pick<HostingContract, 'servername' | 'ip_address'>,
  { domain, memo, addedAt, hasCertificate }: SeededSite,
): void {
  addedDomains(store, servername).put({ domain, memo, addedAt })
  if (hasCertificate) issue(store, servername, domain, addedAt)
  const record = { domain, ttl: 3_600, priority: 0, changedAt: addedAt }
  addDnsRecord(store, servername, { ...record, host: '@', type: 'A', content: ip_address })
  addDnsRecord(store, servername, { ...record, host: 'www', type: 'CNAME', content: domain })
}
