import type { DnsRecord } from '@hostwright/types'
import { isNameTaken, toRecord } from '../names/zone-record.ts'
import { compareZone } from './compare-zone.ts'
import type { SiteResource } from './hosting-context.ts'
import { findManager } from './managed-records.ts'
import type { FoundRecord } from './zone-change.ts'

/** The DNS records of a domain. */
export const zone: SiteResource = {
  async compare(context, site) {
    const { dns } = site.wanted
    if (dns === undefined) return { changes: [], foreign: [] }
    const found = toFound(await context.read.dns(), site.domain)
    return compareZone(context, site, dns, found)
  },
  async export(context, site) {
    if (site.name !== site.domain) return {}
    const found = toFound(await context.read.dns(), site.domain)
    const records = new Map<string, object>()
    for (const record of found) {
      // A CNAME beside others, which the API may have taken, is no part of a file.
      const isRival = record.type === 'CNAME' && found.some((other) => isNameTaken(record, other))
      if (isRival || records.has(record.key) || (await findManager(context, record, 'export')) !== undefined)
        continue
      const { label: host, type, raw } = record
      const priority = type === 'MX' || type === 'SRV' ? { priority: raw.priority } : {}
      records.set(record.key, { host, type, content: raw.content, ttl: raw.ttl, ...priority })
    }
    return { dns: { prune: false, records: [...records.values()] as never } }
  },
}

/** The records of one domain, each with what it is compared by. */
export function toFound(records: readonly DnsRecord[], domain: string): FoundRecord[] {
  return records
    .map((raw) => ({ ...toRecord(raw.domain, raw), raw }))
    .filter((record) => record.domain === domain)
}
