import type { DnsRecord } from '@hostwright/types'
import type { Store } from '../../storage/store.ts'
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

/** The full name that a record stands for. */
export function fullHost({ host, domain }: Pick<DnsRecordEntry, 'host' | 'domain'>): string {
  return host === '@' ? domain : `${host}.${domain}`
}
