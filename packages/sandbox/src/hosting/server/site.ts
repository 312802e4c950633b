import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import { findParentDomain, passesDomainFilter } from './domain.ts'
import type { HostingCall } from './hosting-contract.ts'
import { subdomainNamesOf, subdomains } from './subdomain.ts'

/** A domain or subdomain of a server. */
export interface Site {
  /** The full name, in lower case. */
  readonly name: string
  /** The parent domain; of a domain, the domain itself. */
  readonly domain: string
}

/** Where a request names a site, if not in its path or query. */
export type Place = 'body'

/** The site that a setting is for which may not be one of subdomains. */
export function requireSite(call: HostingCall, text: string, place?: Place): Site {
  const site = requireAnySite(call, text, place)
  if (site.name !== site.domain && !takesSubdomains(call.assume)) throw unknownFailure(call.assume, place)
  return site
}

/** A domain or a subdomain. */
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

/** The response to a request that names a domain which the server does not have. */
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

/** A site and the subdomains in it, if these have settings: what a list shows for one name. */
export function settingNamesWithin(call: HostingCall, text: string): string[] {
  const { name } = requireSite(call, text)
  const within = subdomainNamesOf(call.store, call.path.servername, name)
  return takesSubdomains(call.assume) ? [name, ...within] : [name]
}

function takesSubdomains(assume: AssumptionChoices): boolean {
  return assume['hosting-sites'] === 'domains-and-subdomains'
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
