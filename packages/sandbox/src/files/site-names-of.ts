import { domainsOf } from '../hosting/server/domain.ts'
import { subdomainNamesOf } from '../hosting/server/subdomain.ts'
import type { Store } from '../storage/store.ts'

/** Returns the domains and subdomains of a hosting server, each of which is a site. */
export function siteNamesOf(store: Store, servername: string): string[] {
  return domainsOf(store, servername).flatMap((domain) => [
    domain,
    ...subdomainNamesOf(store, servername, domain),
  ])
}
