import type { DnsRecord } from '@hostwright/types'
import type { Store } from '../../storage/store.ts'
import { namesWithin } from './names-within.ts'
import { serverCollection, type ServerCollectionOf } from './server-collection.ts'

/** A DNS record as it is kept. */
export interface DnsRecordEntry {
  readonly id: number
  readonly domain: string
  /** A label in lower case, or `@` for the domain itself. */
  readonly host: string
  readonly type: DnsRecord['type']
  readonly content: string
  readonly ttl: number
  /** 0 for types that have none. */
  readonly priority: number
  /** Milliseconds since the epoch. */
  readonly changedAt: number
  /** Whether it is there because of an SPF setting. */
  readonly isSpfSetting?: true
}

export const dnsRecords: ServerCollectionOf<DnsRecordEntry> = serverCollection('dns-record', ({ id }) =>
  String(id),
)

/** Adds a record under a number that no record has had. */
export function addDnsRecord(
  store: Store,
  servername: string,
  record: Omit<DnsRecordEntry, 'id'>,
): DnsRecordEntry {
  const entry = { ...record, id: store.nextNumber('dns-record') }
  dnsRecords(store, servername).put(entry)
  return entry
}

/** The records of a full name, whichever domain they were added for. */
export function dnsRecordsNamed(store: Store, servername: string, name: string): DnsRecordEntry[] {
  const records = dnsRecords(store, servername)
  return namesWithin(name).flatMap((domain) => {
    const host = domain === name ? '@' : name.slice(0, -domain.length - 1)
    return records.find('dnsRecordByName', [domain, host])
  })
}

/** The full name that a record stands for. */
export function fullHost({ host, domain }: Pick<DnsRecordEntry, 'host' | 'domain'>): string {
  return host === '@' ? domain : `${host}.${domain}`
}
