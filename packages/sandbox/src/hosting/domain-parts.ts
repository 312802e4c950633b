import type { Store } from '../store.ts'
import type { Area, DomainPart } from './domain-part.ts'
import { mailDomainParts } from './mail/domain-parts.ts'
import { webDomainParts } from './web/domain-parts.ts'
import { subdomainNamesOf } from './web/subdomain.ts'

const parts: readonly DomainPart[] = [...webDomainParts, ...mailDomainParts]

/** Deletes all that hangs on a domain or a subdomain. */
export function removeParts(store: Store, servername: string, name: string): void {
  remove(store, servername, [name, ...subdomainNamesOf(store, servername, name)], ['web', 'other', 'lasting'])
}

/** Deletes what one part of a reset takes from a domain. */
export function resetParts(store: Store, servername: string, domain: string, area: 'web' | 'other'): void {
  const subdomains = subdomainNamesOf(store, servername, domain)
  remove(store, servername, [domain, ...subdomains], [area])
  // Folders of subdomains lie in the web area, so the subdomains go with it.
  if (area === 'web') for (const subdomain of subdomains) removeParts(store, servername, subdomain)
}

function remove(store: Store, servername: string, names: readonly string[], areas: readonly Area[]): void {
  for (const part of parts) if (areas.includes(part.area)) part.remove(store, servername, names)
}
