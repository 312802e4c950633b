import type { DnsRecord } from '@hostwright/types'
import { toRecord, toRecordAt, type ZoneRecord } from '../names/zone-record.ts'

/** An existing DNS record, with the record as the API lists it. */
export interface FoundRecord extends ZoneRecord {
  readonly raw: DnsRecord
  /** Whether its host is no domain name, such as `a?[b]`, so that no file can name the record. */
  readonly isUnnamed?: true
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
  const zones = Map.groupBy(all.map(toFound), ({ domain }) => domain)
  return new Map([...zones].map(([domain, own]) => [domain, toIndex(own)]))
}

export function toIndex(records: readonly FoundRecord[]): ZoneIndex {
  const sorted = records.toSorted((one, other) => one.raw.id - other.raw.id)
  const byKey = Map.groupBy(sorted, ({ key }) => key)
  return { records, byKey, byName: Map.groupBy(records, ({ name }) => name) }
}

/** Returns a listed record in the form in which records are compared. */
export function toFound(raw: DnsRecord): FoundRecord {
  try {
    return { ...toRecord(raw.domain, raw), raw }
  } catch {
    // Another program may have made a record at a name that the API takes and a file does not.
    return { ...toRecordAt(raw.domain, raw.host, raw), raw, isUnnamed: true }
  }
}
