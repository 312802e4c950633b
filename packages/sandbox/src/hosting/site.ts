import { ApiFailure } from '../api-failure.ts'
import type { Store } from '../store.ts'
import { findParentDomain, passesDomainFilter } from './domain.ts'
import { subdomainNamesOf, subdomains } from './web/subdomain.ts'

/** A domain or subdomain of a server. */
export interface Site {
  /** The full name, in lower case. */
  readonly name: string
  /** The parent domain; of a domain, the domain itself. */
  readonly domain: string
}

export function requireSite(store: Store, servername: string, text: string): Site {
  const name = text.toLowerCase()
  const domain = findParentDomain(store, servername, name)
  const isSite = domain === name || subdomains(store, servername).get(name) !== undefined
  if (domain !== undefined && isSite) return { name, domain }
  throw new ApiFailure('NOT_FOUND', 'The server has no such domain or subdomain.')
}

/** A site and the subdomains in it, which is what a list shows for one name. */
export function namesWithin(store: Store, servername: string, text: string): string[] {
  const { name } = requireSite(store, servername, text)
  return [name, ...subdomainNamesOf(store, servername, name)]
}

/** Whether an entry at a site passes the filter `domain` of a list, which takes parent domains only. */
export function passesParentFilter(
  store: Store,
  servername: string,
  filter: string | undefined,
  name: string,
): boolean {
  return passesDomainFilter(filter, findParentDomain(store, servername, name) ?? name)
}
