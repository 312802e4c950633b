import { type FoundRecord, toIndex, type ZoneIndex } from '../account/zone-index.ts'
import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import type { DesiredDomain } from '../generated/desired.ts'
import { type Comparison, mergeComparisons, nothing, type Place } from '../resource/change.ts'
import { erase, harmless, none } from '../resource/effects.ts'
import { byProperty, define, ofServer } from '../resource/facts.ts'
import { isFields } from '../resource/place.ts'
import { idToCome, type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import {
  type HostingContext,
  type HostingWhere,
  type Resource,
  type Site,
  type Target,
  valueOf,
  written,
} from '../resource/resource.ts'
import { isSpf } from '../zone/check-zone.ts'
import { compareZone, toDnsAddress } from '../zone/compare-zone.ts'
import { findRecords, findRival, pickStaying, toShownRecord } from '../zone/find-record.ts'
import { findManager, isDkim } from '../zone/managed-records.ts'
import { compareOwnership, isProof } from '../zone/ownership.ts'

/**
 * The DNS records of a domain, with the record that proves its ownership. The place is empty if the record does not
 * exist. Before a creation, it is not empty either if the name has a record that cannot stay beside the new one.
 */
export const dns: Resource<'dns'> = define((): Resource<'dns'> => ({
  ...ofServer,
  scope: 'site',
  ...byProperty,
  creation: none,
  fields: { host: harmless, type: harmless, content: harmless, ttl: harmless, priority: harmless },
  deletion: erase,
  initial: 'empty',
  prune: ({ dns: own }) => (own === undefined ? {} : { dns: { ...own, prune: true } }),
  isShared: true,
  isOf: (at, domain) => at.domain === domain,
  parents: (draft) => (isProof(draft) ? [] : [{ kind: 'domains', name: draft.at.domain }]),
  opens(draft) {
    const { name, domain } = draft.at
    return [
      `name ${toName(name)}`,
      ...(isProof(draft) ? ([`proof ${domain}`] as const) : []),
      ...(name.split(' ')[1] === 'MX' ? ([`mx ${domain}`] as const) : []),
    ]
  },
  // A record is deleted only after the new records of its name were added.
  awaits: ({ at, action }) => (action === 'delete' ? [`name ${toName(at.name)}`] : []),
  async along(where, site) {
    const records = (await where.read.dns()).map((record) => toRecord(record.domain, record))
    const isGone = await Promise.all(
      records.map(async (record) => record.domain === site || isOfSetting(where, record, site)),
    )
    return records.filter((_, index) => isGone[index]).map((record) => toDnsAddress(where, record))
  },
  listed: (section, site) =>
    (section.dns?.records ?? []).map((record, index) => ({
      address: `dns/${toRecord(site, record).key}`,
      path: ['dns', 'records', index],
    })),
  async compare(context, site) {
    return mergeComparisons([await compareOwnership(context, site), await compareRecords(context, site)])
  },
  export: exportAll,
  async read({ read }, target) {
    const zone = await read.zone(target.at.domain)
    const found = findRecords(zone, target)
    if (found.length > 1) return found.map(toShownRecord)
    if (found[0] !== undefined) return toShownRecord(found[0])
    const rival = target.action === 'create' ? findRival(zone, target) : undefined
    return rival && toTaken(rival.key)
  },
  requests: toRequests,
  normal(place, { at }) {
    if (!isFields(place) || place['content'] === undefined) return place
    const { label, content } = toRecord(at.domain, valueOf('dns', place))
    return { ...place, host: label, content }
  },
  afterOther(place, { at, action }) {
    const gone = at.from ?? (action === 'delete' ? at.name : undefined)
    return gone !== undefined && place === toTaken(gone) ? null : place
  },
}))

async function exportAll(context: HostingContext, site: Site): Promise<DesiredDomain> {
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
}

async function toRequests(
  { read, servername }: HostingWhere,
  target: Target<'dns'>,
  now: Place,
): Promise<PlannedOperation[]> {
  const { domain } = target.at
  const [found] = findRecords(await read.zone(domain), target)
  const body = { domain, ...written(target) }
  if (target.action === 'create' || now === null)
    return [toPlannedOperation('createDnsRecord', { servername }, body)]
  // A record that comes with a new domain is predicted when the plan is made, and has no id yet.
  const path = { servername, dns_id: found?.raw.id ?? idToCome }
  if (target.action === 'delete') return [toPlannedOperation('deleteDnsRecord', path)]
  const stays = found === undefined ? {} : pickStaying(found, body)
  return [toPlannedOperation('updateDnsRecord', path, { ...stays, ...body })]
}

async function compareRecords(context: HostingContext, site: Site): Promise<Comparison> {
  const { dns: wanted } = site.wanted
  if (wanted === undefined) return nothing
  const found = site.isNew ? await predictZone(context, site) : await context.read.zone(site.domain)
  return compareZone(context, site, wanted, found)
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

function toName(key: string): string {
  return key.split(' ')[0] ?? ''
}

function toTaken(key: string): string {
  return `taken by ${key}`
}
