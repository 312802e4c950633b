import { isNameTaken } from '../names/zone-record.ts'
import { type FoundRecord, toIndex, type ZoneIndex } from '../account/zone-index.ts'
import { toRecord } from '../names/zone-record.ts'
import { compareZone } from './compare-zone.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { findManager } from './managed-records.ts'

/** The DNS records of a domain. */
export const zone: SiteResource = {
  async compare(context, site) {
    const { dns } = site.wanted
    if (dns === undefined) return nothing
    const found = site.isNew ? await predictZone(context, site) : await context.read.zone(site.domain)
    return compareZone(context, site, dns, found)
  },
  async export(context, site) {
    if (site.name !== site.domain) return {}
    const { byKey, byName } = await context.read.zone(site.domain)
    const records: object[] = []
    for (const [record] of byKey.values()) {
      if (record === undefined) continue
      // A CNAME beside other records of its name is not exported: the API may have accepted it, but a file must not
      // contain it.
      const isRival =
        record.type === 'CNAME' && byName.get(record.name)?.some((other) => isNameTaken(record, other))
      if (isRival || (await findManager(context, record, 'export')) !== undefined) continue
      const { label: host, type, raw } = record
      const priority = type === 'MX' || type === 'SRV' ? { priority: raw.priority } : {}
      records.push({ host, type, content: raw.content, ttl: raw.ttl, ...priority })
    }
    return { dns: { prune: false, records: records as never } }
  },
}

/**
 * Returns the records that the service is expected to create for a new domain. If it creates others, the next plan
 * shows them.
 */
async function predictZone({ isNew, read }: HostingContext, { domain }: Site): Promise<ZoneIndex> {
  const address = isNew
    ? []
    : [{ host: '@', type: 'A', content: (await read.info()).ip_address, priority: 0 } as const]
  const records = [
    ...address,
    { host: 'www', type: 'CNAME', content: domain, priority: 0 } as const,
    { host: '@', type: 'MX', content: domain, priority: 10 } as const,
  ]
  return toIndex(
    records.map(({ priority, ...record }): FoundRecord => {
      const raw = { id: '', content: record.content, ttl: 3_600, priority }
      return { ...toRecord(domain, record), raw: raw as never }
    }),
  )
}
