import type { Store } from '../../storage/store.ts'
import { serverCollection, type ServerCollectionOf } from './server-collection.ts'

/** A stored subdomain. Whether it uses SSL follows from its certificate. */
export interface SubdomainRecord {
  /** The full name, in lower case and Punycode. */
  readonly subdomain: string
  /** The parent domain. */
  readonly domain: string
  readonly memo: string
}

export const subdomains: ServerCollectionOf<SubdomainRecord> = serverCollection(
  'subdomain',
  ({ subdomain }) => subdomain,
)

export function subdomainNamesOf(store: Store, servername: string, domain: string): string[] {
  return subdomains(store, servername)
    .list()
    .filter((record) => record.domain === domain)
    .map(({ subdomain }) => subdomain)
}
