import type { DnsRecord } from '@hostwright/types'
import { toRecord, type ZoneRecord } from '../names/zone-record.ts'

/** An existing DNS record, with the record as the API lists it. */
export interface FoundRecord extends ZoneRecord {
  readonly raw: DnsRecord
}

/** The DNS records of one domain, indexed by key and by name. */
export interface ZoneIndex {
  readonly records: readonly FoundRecord[]
  /** Records by their key. Records with the same meaning have the same key; the oldest is first. */
  readonly byKey: ReadonlyMap<string, readonly FoundRecord[]>
  readonly byName: ReadonlyMap<string, readonly FoundRecord[]>
}

export const emptyZone: ZoneIndex = { records: [], byKey: new Map(), byName: new Map() }

/** Groups the DNS records of a server by their domains, in Punycode. */
export function toZones(all: readonly DnsRecord[]): Map<string, ZoneIndex> {
  const records = all.map((raw): FoundRecord => ({ ...toRecord(raw.domain, raw), raw }))
  const zones = Map.groupBy(records, ({ domain }) => domain)
  return new Map([...zones].map(([domain, own]) => [domain, toIndex(own)]))
}

export function toIndex(records: readonly FoundRecord[]): ZoneIndex {
  const sorted = records.toSorted((one, other) => one.raw.id - other.raw.id)
  const byKey = Map.groupBy(sorted, ({ key }) => key)
  return { records, byKey, byName: Map.groupBy(records, ({ name }) => name) }
}
