/** Properties by which records are looked up, beside their ids. Their values are texts. */
export interface Index {
  /** The collections: one name, or the names that servers have one collection of each, as in `domain of *`. */
  readonly collections: string
  readonly properties: readonly string[]
}

export type IndexName =
  | 'vpsByUuid'
  | 'domainByName'
  | 'subdomainByName'
  | 'dnsRecordByName'
  | 'dnsRecordByContent'

/** A record without one of the properties is not found by them. */
export const indexes: Readonly<Record<IndexName, Index>> = {
  vpsByUuid: { collections: 'vps-contract', properties: ['uuid'] },
  domainByName: { collections: 'domain of *', properties: ['domain'] },
  subdomainByName: { collections: 'subdomain of *', properties: ['subdomain'] },
  dnsRecordByName: { collections: 'dns-record of *', properties: ['domain', 'host'] },
  dnsRecordByContent: {
    collections: 'dns-record of *',
    properties: ['domain', 'host', 'type', 'content'],
  },
}

export const indexNames = Object.keys(indexes) as readonly IndexName[]

/** A record that an index has found, and the collection that holds it. */
export interface Found<T> {
  readonly collection: string
  readonly value: T
}
