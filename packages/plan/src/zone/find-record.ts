import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import { type Target, valueOf } from '../resource/resource.ts'

/** Returns the properties of a record that an update sends unchanged if the file does not give them. */
export function pickStaying(
  { type: former, raw: { ttl, priority } }: FoundRecord,
  { type }: DesiredDnsRecord,
): Partial<DesiredDnsRecord> {
  const hasPriority = type === 'MX' || type === 'SRV'
  return { ttl, ...(hasPriority && { priority: former === type ? priority : 0 }) }
}

/**
 * Finds the existing record of a change. Returns several records if it is no longer clear which of them the change is
 * about.
 */
export function findRecords(
  { byKey, byName }: ZoneIndex,
  { at, after }: Target<'dns'>,
): readonly FoundRecord[] {
  const { name, from, copy = 1, domain } = at
  const own = byKey.get(name)?.[copy - 1]
  if (own !== undefined || from === undefined) return own === undefined ? [] : [own]
  const former = byKey.get(from) ?? []
  const wanted = toRecord(domain, valueOf('dns', after))
  const subject = toSubject(former[0] ?? wanted)
  const alike = (byName.get(wanted.name) ?? []).filter(
    (one) => one.key === from || (one.type === from.split(' ')[1] && toSubject(one) === subject),
  )
  return alike
}

/** Finds a record that cannot stay beside a new one. */
export function findRival({ byName }: ZoneIndex, { at, after }: Target<'dns'>): ZoneRecord | undefined {
  const wanted = toRecord(at.domain, valueOf('dns', after))
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return (byName.get(wanted.name) ?? []).find(
    (one) =>
      isNameTaken(one, wanted) || (isExclusive && one.type === 'TXT' && toSubject(one) === toSubject(wanted)),
  )
}

/** Returns the properties of a record that a plan shows. */
export function toShownRecord({ label: host, type, raw: { content, ttl, priority } }: FoundRecord): object {
  const shown = { host, type, content, ttl }
  return type === 'MX' || type === 'SRV' ? { ...shown, priority } : shown
}

/**
 * Finds the existing record that is changed in place to become a new one: a TXT record with the same `v=`, or the only
 * record of a name, if it or the new one is a CNAME and the other an address. With `prune` also the only address of a
 * name, or an SRV record with the same target. Returns `undefined` if no record certainly becomes the new one, which is
 * then added.
 */
export function findReplaced(
  wanted: ZoneRecord,
  free: readonly FoundRecord[],
  all: { readonly found: readonly ZoneRecord[]; readonly wanted: readonly ZoneRecord[] },
  isPruned: boolean,
): FoundRecord | undefined {
  const rivals = free.filter((one) => isNameTaken(one, wanted))
  if (rivals.length > 0) {
    const [rival] = rivals
    const isAlone = all.found.length === 1 && isAddressOrCname(wanted) && isAddressOrCname(rival!)
    return isAlone ? rival : undefined
  }
  const isSameSubject = (one: ZoneRecord): boolean =>
    one.type === wanted.type && toSubject(one) === toSubject(wanted)
  const alike = free.filter(isSameSubject)
  const isOnly =
    alike.length === 1 &&
    all.found.filter(isSameSubject).length === 1 &&
    all.wanted.filter(isSameSubject).length === 1
  // A name can have only one TXT record of each kind that begins with `v=`, such as SPF or DMARC, so a different one
  // replaces it even without `prune`.
  const isExclusive = wanted.type === 'TXT' && toSubject(wanted) !== undefined
  return isOnly && toSubject(wanted) !== undefined && (isPruned || isExclusive) ? alike[0] : undefined
}

/**
 * Returns the part of a record that says what it is for: the type of an address record, the target of an SRV record,
 * the `v=` of a TXT record. `undefined` for a record whose purpose only the whole content shows.
 */
export function toSubject({ type, content }: ZoneRecord): string | undefined {
  if (type === 'A' || type === 'AAAA') return type
  if (type === 'SRV') return content.split(' ').at(-1)
  if (type === 'TXT') return /^v=(\w+)/i.exec(content)?.[0].toLowerCase()
  return undefined
}

/** Whether two records are TXT records of one name and of the same kind that begins with `v=`. */
export function isSameText(one: ZoneRecord, other: ZoneRecord): boolean {
  const subject = one.type === 'TXT' ? toSubject(one) : undefined
  return (
    subject !== undefined && other.type === 'TXT' && one.name === other.name && toSubject(other) === subject
  )
}

function isAddressOrCname({ type }: ZoneRecord): boolean {
  return type === 'A' || type === 'AAAA' || type === 'CNAME'
}
