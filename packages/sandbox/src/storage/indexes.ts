/** Properties by which records can be found, besides their ids. The values are strings. */
export interface Index {
  /**
   * The collections of the index: one name, or a pattern such as `domain of *` for the collections of all hosting
   * servers.
   */
  readonly collections: string
  readonly properties: readonly string[]
}

export type IndexName =
  | 'vpsByUuid'
  | 'domainByName'
  | 'subdomainByName'
  | 'dnsRecordByName'
  | 'dnsRecordByContent'

/** The indexes by name. A record that lacks one of the properties of an index is not found by it. */
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

/** A record that was found with an index, and the collection that contains it. */
export interface Found<T> {
  readonly collection: string
  readonly value: T
}
