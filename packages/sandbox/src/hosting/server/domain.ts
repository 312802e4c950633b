import { ApiFailure } from '../../http/api-failure.ts'
import type { Store } from '../../storage/store.ts'
import { namesWithin } from './names-within.ts'
import { serverCollection, type ServerCollectionOf } from './server-collection.ts'

/** A domain that was added to a server. Whether SSL is on follows from its certificate. */
export interface DomainRecord {
  /** In lower case and Punycode. */
  readonly domain: string
  readonly memo: string
  /** Milliseconds since the epoch. */
  readonly addedAt: number
}

export const addedDomains: ServerCollectionOf<DomainRecord> = serverCollection(
  'domain',
  ({ domain }) => domain,
)

/** The names of a server's domains. The first is its initial domain, which is the server's name. */
export function domainsOf(store: Store, servername: string): string[] {
  return [
    servername,
    ...addedDomains(store, servername)
      .list()
      .map(({ domain }) => domain),
  ]
}

/** Whether a server has a domain of this name, its initial domain included. */
export function isDomainOf(store: Store, servername: string, name: string): boolean {
  return name === servername || addedDomains(store, servername).get(name) !== undefined
}

/** The name of a domain of the server, its initial domain included, as it is kept. */
export function requireDomain(store: Store, servername: string, name: string): string {
  const domain = name.toLowerCase()
  if (isDomainOf(store, servername, domain)) return domain
  throw new ApiFailure('NOT_FOUND', 'The server has no such domain.')
}

/** The domain of the server that a name in lower case lies in, itself included; the longest if there are several. */
export function findParentDomain(store: Store, servername: string, name: string): string | undefined {
  return namesWithin(name).find((domain) => isDomainOf(store, servername, domain))
}

/** Whether an entry of a domain passes the filter `domain` of a list; all do without one. */
export function passesDomainFilter(filter: string | undefined, domain: string): boolean {
  return filter === undefined || filter.toLowerCase() === domain
}
