import type { Area, DomainPart } from './domain-part.ts'
import type { HostingCall } from './hosting-contract.ts'
import { mailDomainParts } from './mail/domain-parts.ts'
import { dnsPart, webDomainParts } from './web/domain-parts.ts'
import { subdomainNamesOf } from './web/subdomain.ts'

const parts: readonly DomainPart[] = [...webDomainParts, ...mailDomainParts]

/** Deletes all that hangs on a domain or a subdomain. */
export function removeParts(call: HostingCall, name: string): void {
  const keepsDns = call.assume['domain-deletion'] === 'the DNS records stay, the others are deleted'
  const names = [name, ...subdomainNamesOf(call.store, call.path.servername, name)]
  for (const part of parts) if (part !== dnsPart || !keepsDns) part.remove(call, names)
}

/** Deletes what one part of a reset takes from a domain. */
export function resetParts(call: HostingCall, domain: string, area: Exclude<Area, 'lasting'>): void {
  const subdomains = subdomainNamesOf(call.store, call.path.servername, domain)
  for (const part of parts) if (part.area === area) part.remove(call, [domain, ...subdomains])
  // Folders of subdomains lie in the web area, so the subdomains go with it.
  const takesSubdomains = call.assume['domain-reset'] === subdomainsGo
  if (area === 'web' && takesSubdomains) for (const subdomain of subdomains) removeParts(call, subdomain)
}

const subdomainsGo =
  'web: subdomains, WordPress and the PHP version; other: what else hangs on it; its memo and certificate stay'
