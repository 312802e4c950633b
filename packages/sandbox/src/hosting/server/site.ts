import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import { findParentDomain, passesDomainFilter } from './domain.ts'
import type { HostingCall } from './hosting-contract.ts'
import { subdomainNamesOf, subdomains } from './subdomain.ts'

/** A domain or subdomain of a server. */
export interface Site {
  /** The full name of the site, in lower case. */
  readonly name: string
  /** The parent domain; for a domain, the domain itself. */
  readonly domain: string
}

/** The part of a request that names a site, if that is neither the path nor the query. */
export type Place = 'body'

/** Returns the site of a setting. Rejects a subdomain if an assumption gives subdomains no settings. */
export function requireSite(call: HostingCall, text: string, place?: Place): Site {
  const site = requireAnySite(call, text, place)
  if (site.name !== site.domain && !takesSubdomains(call.assume)) throw unknownFailure(call.assume, place)
  return site
}

/** Returns a domain or subdomain of the server. Rejects other names. */
export function requireAnySite(
  { store, path: { servername }, assume }: HostingCall,
  text: string,
  place?: Place,
): Site {
  const name = text.toLowerCase()
  const domain = findParentDomain(store, servername, name)
  const isSite = domain === name || subdomains(store, servername).get(name) !== undefined
  if (domain !== undefined && isSite) return { name, domain }
  throw unknownFailure(assume, place)
}

/** Returns the error for a request that names a domain which the server does not have. */
export function unknownFailure(assume: AssumptionChoices, place?: Place): ApiFailure {
  const message = 'The server has no such domain or subdomain.'
  switch (place === 'body' ? assume['unknown-domain'] : 'not-found') {
    case 'not-found':
      return new ApiFailure('NOT_FOUND', message)
    case 'validation-error':
      return validationFailure([message])
    case 'operation-error':
      return new ApiFailure('OPERATION_ERROR', message)
  }
}

/** Returns the names that a list of settings shows for a site: the site, and its subdomains if these have settings. */
export function settingNamesWithin(call: HostingCall, text: string): string[] {
  const { name } = requireSite(call, text)
  const within = subdomainNamesOf(call.store, call.path.servername, name)
  return takesSubdomains(call.assume) ? [name, ...within] : [name]
}

function takesSubdomains(assume: AssumptionChoices): boolean {
  return assume['hosting-sites'] === 'domains-and-subdomains'
}

/**
 * Whether a list that is filtered by `domain` contains an entry of a site. A subdomain as the filter selects nothing:
 * the entries of subdomains are selected by their parent domain.
 */
export function passesParentFilter(
  store: Store,
  servername: string,
  filter: string | undefined,
  name: string,
): boolean {
  return passesDomainFilter(filter, findParentDomain(store, servername, name) ?? name)
}
