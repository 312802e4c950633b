import type { DnsRecord } from '@hostwright/types'
import { isSpf } from '@hostwright/types/rules'
import { type FoundRecord, toFound, toIndex, type ZoneIndex } from '../account/zone-index.ts'
import { isNameTaken, toHostText, toName, toRecord, toText, type ZoneRecord } from '../names/zone-record.ts'
import type { DesiredDomain } from '../generated/desired.ts'
import { type Comparison, mergeComparisons, nothing, type Place } from '../resource/change.ts'
import { erase, type Field, type FieldSays, harmless, say } from '../resource/effects.ts'
import { byProperty, define, ofServer } from '../resource/facts.ts'
import { fieldOf, isFields, pickWritten, toWords } from '../resource/place.ts'
import { idToCome, type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import {
  type HostingContext,
  type Resource,
  type Site,
  type Target,
  valueOf,
  written,
} from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { compareZone } from '../zone/compare-zone.ts'
import { compareDkim, compareDmarc, compareSpf } from '../zone/mail-policy.ts'
import { toDnsAddress } from '../zone/zone-drafts.ts'
import { findRecords, findRival, toShownRecord } from '../zone/find-record.ts'
import { findManager, isDkim } from '../zone/managed-records.ts'
import { ofSettings, pickSettings, toStayingSettings } from '../zone/record-settings.ts'
import { toSet } from '../zone/pair-records.ts'
import { compareOwnership, isProof } from '../zone/ownership.ts'
import { unattendedRecord } from '../zone/unattended-record.ts'

/** States the effects of another text at a name as of the setting that makes such a text: SPF, DKIM or DMARC. */
const compareTexts: FieldSays = (before, after, change) => {
  const [from, to] = [toWords(before ?? ''), toWords(after)]
  const type = toWords(fieldOf(change.after, 'type'))
  const isAnySpf = type === 'TXT' && [from, to].some((content) => isSpf(toText(content)))
  const host = type === 'TXT' ? toWords(fieldOf(change.after, 'host')) : ''
  if (before === undefined || before === null) return []
  if (isAnySpf) return compareSpf(from, to)
  if (/\._domainkey(?:\.|$)/i.test(host)) return compareDkim(from, to)
  return /^_dmarc(?:\.|$)/i.test(host) ? compareDmarc(from, to) : []
}

/** The effect of a change of the type: the former record ends. */
const exchange: Field<'compared'> = {
  is: 'compared',
  change: (before, after, change) =>
    before === undefined || before === after
      ? []
      : say('interrupts', `${toWords(before)} ${toWords(fieldOf(change.before, 'content'))}`),
}

/**
 * The DNS records of a domain, with the record that proves its ownership. The place is empty if the record does not
 * exist. Before a creation, it is not empty either if the name has a record that cannot stay beside the new one.
 */
export const dns: Resource<'dns'> = define((): Resource<'dns'> => ({
  ...ofServer,
  section: async ({ read }, { at }) => ({
    path: `dns/${at.domain}`,
    count: (await read.zone(at.domain)).records.length,
  }),
  below: toPath,
  sentName: ({ at, after }) => toRecord(at.domain, valueOf('dns', after)).key,
  scope: 'site',
  ...byProperty,
  unattended: unattendedRecord,
  creation({ at, around }) {
    if (around === null) return []
    return say('interrupts', `${toWords(around ?? 'what a wildcard stands for')} at ${toName(at.name)}`)
  },
  around: async ({ read }, { at, action }) =>
    action === 'create' ? findWildcard(await read.zone(at.domain), toName(at.name), at.domain) : null,
  fields: {
    host: harmless,
    type: exchange,
    content: { is: 'compared', change: compareTexts },
    ...ofSettings('field'),
  },
  // `beside` is part of the place, which is read again before the deletion.
  deletion: (change) =>
    fieldOf(change.before, 'beside') === undefined ? erase(change) : say('interrupts', change.address),
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
  along: listAlong,
  listed: (section, site) =>
    (section.dns?.records ?? []).map((record, index) => ({
      address: `dns/${toRecord(site, record).key}`,
      path: ['dns', 'records', index],
    })),
  async compare(context, site) {
    return mergeComparisons([await compareOwnership(context, site), await compareRecords(context, site)])
  },
  export: exportAll,
  read: readRecord,
  requests: toRequests,
  normal: toNormal,
  afterOther,
}))

/** Returns the path of a record. That of a CNAME which is deleted has its target. */
function toPath({ at, action, before }: Target<'dns'>): string {
  const [found] = Array.isArray(before) ? (before as readonly Place[]) : [before]
  const content = fieldOf(found, 'content')
  const isGone = action === 'delete' && at.name.endsWith(' CNAME') && content !== undefined
  return isGone
    ? `dns/${at.name} ${toRecord(at.domain, valueOf('dns', found ?? null)).content}`
    : `dns/${at.name}`
}

async function readRecord({ read }: HostingWhere, target: Target<'dns'>): Promise<unknown> {
  const zone = await read.zone(target.at.domain)
  const found = findRecords(zone, target)
  if (found.length > 1) return found.map(toShownRecord)
  if (found[0] !== undefined) return { ...toShownRecord(found[0]), ...findBeside(zone, found[0], target) }
  const rival = target.action === 'create' ? findRival(zone, target) : undefined
  return rival && toTaken(rival.key)
}

function toNormal(place: Place, { at }: Target<'dns'>): Place {
  if (!isFields(place) || place['content'] === undefined) return place
  const record = toRecord(at.domain, valueOf('dns', place))
  return { ...place, host: toHostText(record), content: record.content }
}

/** Returns the place of a record after another change of the zone, such as the deletion of its rival. */
function afterOther(place: Place, other: Target, target: Target<'dns'>): Place {
  const { at, action } = other
  if (isFields(place) && action !== 'delete' && at.name !== undefined && at.name === target.at.beside)
    return { ...place, beside: at.name }
  if (Array.isArray(place) && action === 'delete') {
    const left = (place as readonly Place[]).filter(
      (one) => toRecord(target.at.domain, valueOf('dns', one)).key !== at.name,
    )
    return left.length === 1 ? pickWritten(left[0]!, target.after) : left
  }
  const gone = at.from ?? (action === 'delete' ? at.name : undefined)
  return gone !== undefined && place === toTaken(gone) ? null : place
}

/** Returns the record of the same set that stays when a record is deleted, if it exists. */
function findBeside({ byKey }: ZoneIndex, record: FoundRecord, { at }: Target<'dns'>): object {
  const others = at.beside === undefined ? [] : (byKey.get(at.beside) ?? [])
  const isThere = others.some(
    (one) => one !== record && toSet(one) !== undefined && toSet(one) === toSet(record),
  )
  return isThere ? { beside: at.beside } : {}
}

async function exportAll(context: HostingContext, site: Site): Promise<DesiredDomain> {
  if (site.name !== site.domain) return {}
  const { byKey, byName } = await context.read.zone(site.domain)
  const records: object[] = []
  for (const record of [...byKey.values()].flatMap(withoutCopies)) {
    // A CNAME beside other records of its name is not exported: the API may have accepted it, but a file must not
    // contain it.
    if (record.isUnnamed) continue
    const isRival =
      record.type === 'CNAME' && byName.get(record.name)?.some((other) => isNameTaken(record, other))
    if (isRival || (await findManager(context, record, 'export')) !== undefined) continue
    const { type, raw } = record
    records.push({ host: toHostText(record), type, content: raw.content, ...pickSettings(type, raw) })
  }
  return { dns: { prune: false, records: records as never } }
}

/** Drops records with the same meaning. CNAMEs of one name have one key, and can have different targets. */
function withoutCopies(records: readonly FoundRecord[]): readonly FoundRecord[] {
  return [...new Map(records.toReversed().map((record) => [record.content, record])).values()].toReversed()
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
  const stays = found === undefined ? {} : toStayingSettings(found.raw, body.type)
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
    records.map((record): FoundRecord => {
      const raw: DnsRecord = { ...record, id: 0, domain, ttl: 3_600 }
      return { ...toRecord(domain, record), raw }
    }),
  )
}

/** Lists the addresses of the records that are deleted with a domain or subdomain. */
async function listAlong(where: HostingWhere, site: string): Promise<string[]> {
  const records = (await where.read.dns()).map(toFound)
  const isGone = await Promise.all(
    records.map(async (record) => record.domain === site || isOfSetting(where, record, site)),
  )
  return records.filter((_, index) => isGone[index]).map((record) => toDnsAddress(where, record))
}

/**
 * Whether a DNS record comes from a mail setting of a site. Every DMARC or SPF record counts, also one that a person has
 * added.
 */
async function isOfSetting(where: HostingWhere, record: ZoneRecord, site: string): Promise<boolean> {
  if (record.type !== 'TXT') return false
  if (record.name === site) return isSpf(record.content)
  if (record.name.endsWith(`._domainkey.${site}`)) return isDkim(where, site, record)
  return record.name === `_dmarc.${site}`
}

/**
 * Finds the wildcard that stands for a name until a record is there or below it; null if none does. Only the wildcard
 * of the nearest existing name above does (RFC 4592).
 */
function findWildcard({ byName }: ZoneIndex, name: string, domain: string): string | null {
  const above: string[] = []
  for (let one = toParent(name); one.endsWith(domain); one = toParent(one)) above.push(one)
  if (!above.some((one) => byName.has(`*.${one}`))) return null
  const isThere = (one: string): boolean =>
    one === domain || [...byName.keys()].some((other) => other === one || other.endsWith(`.${one}`))
  const nearest = isThere(name) ? undefined : above.find(isThere)
  return nearest !== undefined && byName.has(`*.${nearest}`) ? `*.${nearest}` : null
}

/** Returns a name without its first label; empty for a name of one label. */
function toParent(name: string): string {
  const dot = name.indexOf('.')
  return dot === -1 ? '' : name.slice(dot + 1)
}

function toTaken(key: string): string {
  return `taken by ${key}`
}
