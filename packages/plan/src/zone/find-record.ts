import type { FoundRecord, ZoneIndex } from '../account/zone-index.ts'
import { isNameTaken, toHostText, toName, toRecord, type ZoneRecord } from '../names/zone-record.ts'
import { toShownSettings } from './record-settings.ts'
import { toTextKind } from './text-kind.ts'
import { type Target, valueOf } from '../resource/resource.ts'

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
  const wanted = toRecord(domain, valueOf('dns', after))
  const all = byName.get(wanted.name) ?? []
  const kind = toTextKind(wanted)
  if (kind !== undefined) return all.filter((one) => one.key === from || toTextKind(one) === kind)
  const former = byKey.get(from)?.[0]
  return former === undefined ? all.filter(({ type }) => type === from.split(' ')[1]) : [former]
}

/** Finds a record that cannot stay beside a new one. */
export function findRival({ byName }: ZoneIndex, { at, after }: Target<'dns'>): ZoneRecord | undefined {
  const others = byName.get(toName(at.name))
  if (others === undefined) return undefined
  const wanted = toRecord(at.domain, valueOf('dns', after))
  const kind = toTextKind(wanted)
  return others.find((one) => isNameTaken(one, wanted) || (kind !== undefined && toTextKind(one) === kind))
}

/** Returns the properties of a record that a plan shows. */
export function toShownRecord(record: FoundRecord): object {
  const { type, raw } = record
  return { host: toHostText(record), type, content: raw.content, ...toShownSettings(type, raw) }
}
