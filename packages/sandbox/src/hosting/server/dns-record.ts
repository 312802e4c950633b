import type { DnsRecord } from '@hostwright/types'
import type { Store } from '../../storage/store.ts'
import { namesWithin } from './names-within.ts'
import { serverCollection, type ServerCollectionOf } from './server-collection.ts'

/**
 * A stored DNS record, with all properties that the API lists. Its host is the label within the domain in lower case, or
 * `@` for the domain itself.
 */
export interface DnsRecordEntry extends Readonly<DnsRecord> {
  /** Time of the last change, in milliseconds since the epoch. */
  readonly changedAt: number
  /** Whether an SPF setting has created the record. */
  readonly isSpfSetting?: true
}

export const dnsRecords: ServerCollectionOf<DnsRecordEntry> = serverCollection('dns-record', ({ id }) =>
  String(id),
)

/** Adds a record with a new number as its id. */
export function addDnsRecord(
  store: Store,
  servername: string,
  record: Omit<DnsRecordEntry, 'id'>,
): DnsRecordEntry {
  const entry = { ...record, id: store.nextNumber('dns-record') }
  dnsRecords(store, servername).put(entry)
  return entry
}

/** Returns the records of a full name, no matter for which domain they were added. */
export function dnsRecordsNamed(store: Store, servername: string, name: string): DnsRecordEntry[] {
  const records = dnsRecords(store, servername)
  return namesWithin(name).flatMap((domain) => {
    const host = domain === name ? '@' : name.slice(0, -domain.length - 1)
    return records.find('dnsRecordByName', [domain, host])
  })
}

/** Returns the full name of a record. */
export function fullHost({ host, domain }: Pick<DnsRecordEntry, 'host' | 'domain'>): string {
  return host === '@' ? domain : `${host}.${domain}`
}
