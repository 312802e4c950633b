import { ApiFailure } from '../../http/api-failure.ts'
import type { Store } from '../../storage/store.ts'
import { namesWithin } from './names-within.ts'
import { serverCollection, type ServerCollectionOf } from './server-collection.ts'

/** A domain that was added to a server. Whether it uses SSL follows from its certificate. */
export interface DomainRecord {
  /** The name of the domain, in lower case and Punycode. */
  readonly domain: string
  readonly memo: string
  /** Time when the domain was added, in milliseconds since the epoch. */
  readonly addedAt: number
}

export const addedDomains: ServerCollectionOf<DomainRecord> = serverCollection(
  'domain',
  ({ domain }) => domain,
)

/** Returns the names of a server's domains. The first is the initial domain, whose name is the server's name. */
export function domainsOf(store: Store, servername: string): string[] {
  return [
    servername,
    ...addedDomains(store, servername)
      .list()
      .map(({ domain }) => domain),
  ]
}

/** Whether a server has a domain of this name. The initial domain counts too. */
export function isDomainOf(store: Store, servername: string, name: string): boolean {
  return name === servername || addedDomains(store, servername).get(name) !== undefined
}

/** Returns the stored name of a server's domain. Rejects a name that is not one of its domains. */
export function requireDomain(store: Store, servername: string, name: string): string {
  const domain = name.toLowerCase()
  if (isDomainOf(store, servername, domain)) return domain
  throw new ApiFailure('NOT_FOUND', 'The server has no such domain.')
}

/**
 * Returns the domain of the server that is the name itself or its longest parent; `undefined` if there is none. The
 * name is in lower case.
 */
export function findParentDomain(store: Store, servername: string, name: string): string | undefined {
  return namesWithin(name).find((domain) => isDomainOf(store, servername, domain))
}

/**
 * Whether a list that is filtered by `domain` contains the entries of a domain. Without a filter, it contains those of
 * all domains.
 */
export function passesDomainFilter(filter: string | undefined, domain: string): boolean {
  return filter === undefined || filter.toLowerCase() === domain
}
