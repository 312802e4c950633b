import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { DesiredDomain, DesiredHosting, DesiredZone } from '../generated/desired.ts'
import { isNameTaken, toRecord } from '../names/zone-record.ts'
import { type Comparison, type Unmanaged, toUnmanaged } from '../resource/change.ts'
import type { HostingContext, Site } from '../resource/resource.ts'
import { findManager, mayBeManaged } from './managed-records.ts'
import { type Paired, pairRecords, toSet } from './pair-records.ts'
import { hasOtherSettings } from './record-settings.ts'
import { toTextKind } from './text-kind.ts'
import { toDnsAddress, type WantedRecord, ZoneDrafts } from './zone-drafts.ts'

/**
 * Compares the records of a domain with the desired ones. A set of records that the file mentions, by name and type, is
 * the file's: its records are changed in place, and those without a place are deleted. Other records are deleted only
 * with `prune`, or if they exclude a new one.
 */
export async function compareZone(
  context: HostingContext,
  { domain, isNew, wanted: { spf } }: Site,
  { prune = false, records }: DesiredZone,
  found: ZoneIndex,
): Promise<Comparison> {
  const zone = new ZoneDrafts(context, domain, found, isNew)
  const wanted = records.map((given): WantedRecord => ({ ...toRecord(domain, given), given }))
  const notesOf = createTtlNotes(wanted)
  const kept = new Set<FoundRecord>()
  const missing: WantedRecord[] = []
  for (const record of wanted) {
    const alike = found.byKey.get(record.key) ?? []
    const same = alike.find(({ content }) => content === record.content) ?? alike[0]
    if (same === undefined) missing.push(record)
    else {
      kept.add(same)
      if (isDifferent(record, same)) zone.change(record, same, notesOf(record))
    }
  }
  const removed = listWithoutDmarc(context.wanted, domain)
  const others = found.records.filter(
    (record) =>
      !record.isUnnamed && !kept.has(record) && !(toTextKind(record) === 'DMARC' && removed.has(record.name)),
  )
  const managed = await findManaged(context, others, { wanted, prune, spf })
  const free = others.filter((record) => !managed.has(record))
  const isKept = (record: FoundRecord): boolean => context.isCovered(toDnsAddress(context, record))
  const paired = pairRecords(missing, free, { wanted, found: found.byName, isKept })
  const taken = new Set([...paired.replaced.values(), ...paired.surplus])
  const left = Map.groupBy(
    free.filter((record) => !taken.has(record)),
    ({ name }) => name,
  )
  const shut = removeSurplus(zone, paired, wanted, new Set(missing))
  // The other new records of a name wait for the change that turns its CNAME into an address.
  for (const [record, replaced] of paired.replaced) if (replaced.type === 'CNAME') zone.frees(record)
  for (const record of missing) {
    const all = left.get(record.name) ?? []
    const rivals = all.filter((one) => isNameTaken(one, record))
    if (rivals.length > 0)
      left.set(
        record.name,
        all.filter((one) => !rivals.includes(one)),
      )
    const requires = [
      ...rivals.toReversed().map((rival) => zone.remove(rival)),
      ...zone.freeing(record),
      ...(shut.get(toSet(record)) ?? []),
    ]
    zone.add(record, paired.replaced.get(record), requires, describeKept(record, managed), notesOf(record))
  }
  const rest = [...left.values()].flat()
  if (prune) for (const record of rest) zone.remove(record)
  const unmanaged = [...listUnmanaged(context, managed, prune ? [] : rest), ...listUnnamed(context, found)]
  const items = isNew ? [] : found.records.map((record) => toDnsAddress(context, record))
  const section = { address: `${context.address}/dns/${domain}`, items }
  return { changes: zone.sorted(), unmanaged, sections: [section] }
}

function listUnmanaged(
  context: HostingContext,
  managed: ReadonlyMap<FoundRecord, string>,
  rest: readonly FoundRecord[],
): Unmanaged[] {
  const toEntry = (record: FoundRecord, manager: string | null | undefined): Unmanaged =>
    toUnmanaged(toDnsAddress(context, record), manager)
  return [
    ...[...managed].map(([record, manager]) => toEntry(record, manager)),
    ...rest.map((record) => toEntry(record, mayBeManaged(record) ? undefined : null)),
  ]
}

function listUnnamed(context: HostingContext, { records }: ZoneIndex): Unmanaged[] {
  const unnamed = records.filter(({ isUnnamed }) => isUnnamed)
  return unnamed.map((record) => ({
    address: toDnsAddress(context, record),
    managedBy: null,
    kept: 'unnamed',
  }))
}

/**
 * Deletes the records that the sets of the file no longer have. Returns the deletions by set that a change of the set
 * requires: a name can have one text of a kind, so the others are deleted before it is changed.
 */
function removeSurplus(
  zone: ZoneDrafts,
  { replaced, surplus }: Paired,
  wanted: readonly WantedRecord[],
  missing: ReadonlySet<WantedRecord>,
): ReadonlyMap<string | undefined, readonly string[]> {
  if (surplus.length === 0) return new Map()
  const staying = new Map(wanted.toReversed().map((record) => [toSet(record), record]))
  const shut = new Map<string | undefined, string[]>()
  // Identical records are numbered. The last of them is deleted first, so that the numbers of the others do not change.
  for (const record of surplus.toReversed()) {
    const set = toSet(record)
    const stays = staying.get(set)
    if (stays === undefined) continue
    const isText = toTextKind(record) !== undefined
    const beside = isText ? (replaced.get(stays) ?? stays) : stays
    const requires = !isText && missing.has(stays) ? [zone.toAddress(stays)] : []
    const address = zone.remove(record, beside.key, requires)
    if (isText) shut.set(set, [...(shut.get(set) ?? []), address])
  }
  return shut
}

/** Creates a function that notes if the file gives the records of one name and type several TTLs. */
function createTtlNotes(wanted: readonly WantedRecord[]): (record: WantedRecord) => readonly string[] {
  // Most zones have no change, and need no list of their names.
  let names: ReadonlyMap<string, readonly WantedRecord[]> | undefined
  return ({ name, type }) => {
    names ??= Map.groupBy(wanted, (record) => record.name)
    const set = (names.get(name) ?? []).filter((record) => record.type === type)
    const all = [...new Set(set.flatMap(({ given }) => given.ttl ?? []))]
    return all.length < 2
      ? []
      : [
          `The ${type} records of ${name} have several TTLs, ${all.join(' and ')}: resolvers use one (RFC 2181).`,
        ]
  }
}

/** Describes the record of the service that a new record cannot be beside; `undefined` if there is none. */
function describeKept(record: WantedRecord, managed: ReadonlyMap<FoundRecord, string>): string | undefined {
  const set = toTextKind(record) === 'DKIM' ? toSet(record) : undefined
  const kept = [...managed.keys()].find(
    (one) => isNameTaken(one, record) || (set !== undefined && toSet(one) === set),
  )
  return kept && `Nothing can be beside it, and the service keeps ${kept.key}.`
}

/** Lists the names whose DMARC record the setting `dmarc: null` of the file removes. */
function listWithoutDmarc({ domains = {} }: DesiredHosting, domain: string): ReadonlySet<string> {
  const { subdomains = {}, ...own } = domains[domain] ?? {}
  const sites = [
    [domain, own] as const,
    ...Object.entries(subdomains).map(([label, site]) => [`${label}.${domain}`, site] as const),
  ]
  return new Set(sites.flatMap(([name, { dmarc }]) => (dmarc === null ? [`_dmarc.${name}`] : [])))
}

/** The parts of the file that decide which records of the service are kept. */
interface Described {
  readonly spf: DesiredDomain['spf']
  readonly wanted: readonly WantedRecord[]
  readonly prune: boolean
}

/** Finds the records that the service manages and that are kept, with their functions. */
async function findManaged(
  context: HostingContext,
  left: readonly FoundRecord[],
  { wanted, prune, spf }: Described,
): Promise<Map<FoundRecord, string>> {
  const managed = new Map<FoundRecord, string>()
  const texts = new Set(wanted.flatMap((one) => (toTextKind(one) === undefined ? [] : toSet(one))))
  for (const record of left) {
    // A TXT record such as SPF that the file has with another content is replaced by that of the file, even if the
    // service has created it: two of them at one name are invalid. With `spf: null`, the SPF record of the service
    // is deleted with its setting.
    const isReplaced =
      !(spf === null && toTextKind(record) === 'SPF') && texts.has(toTextKind(record) && toSet(record))
    // A selector of DKIM can be that of a person: only the setting says whose it is.
    const isSought = isReplaced ? toTextKind(record) === 'DKIM' : prune
    const manager = await findManager(context, record, isSought ? 'plan' : 'form')
    if (manager !== undefined) managed.set(record, manager)
  }
  return managed
}

function isDifferent({ given, content }: WantedRecord, found: FoundRecord): boolean {
  return content !== found.content || hasOtherSettings(given, found.raw)
}
