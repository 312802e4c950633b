import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { isNameTaken, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import { type Target, valueOf } from '../resource/resource.ts'
import { toSubject } from './replace-record.ts'

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
