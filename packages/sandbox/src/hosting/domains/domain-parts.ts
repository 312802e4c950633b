import { ftpAccountPart } from '../ftp/accounts.ts'
import { mailAccountPart } from '../mail/account.ts'
import { autoReplyPart } from '../mail/auto-reply.ts'
import { dkimPart } from '../mail/dkim.ts'
import { dmarcPart } from '../mail/dmarc.ts'
import { mailFilterPart } from '../mail/filters.ts'
import { smtpRestrictionPart } from '../mail/smtp-abroad-restriction.ts'
import { spamFilterPart } from '../mail/spam-filter.ts'
import { spfPart } from '../mail/spf-records.ts'
import { dnsRecords } from '../server/dns-record.ts'
import { type Area, type DomainPart, partOf } from '../server/domain-part.ts'
import type { HostingCall } from '../server/hosting-contract.ts'
import { subdomainNamesOf, subdomains } from '../server/subdomain.ts'
import { certificates } from '../web/certificate.ts'
import { chosenPhpVersions } from '../web/php-version.ts'
import { wordPressPart } from '../wordpress/site-record.ts'

// DNS records can exist without their domain, so, depending on an assumption, they stay when the domain is deleted.
const dnsPart: DomainPart = partOf('other', dnsRecords, ({ domain }) => domain)

/** All kinds of records that are deleted with a domain. */
const parts: readonly DomainPart[] = [
  partOf('lasting', subdomains, ({ subdomain }) => subdomain),
  partOf('lasting', certificates, ({ common_name }) => common_name),
  dnsPart,
  partOf('web', chosenPhpVersions, ({ domain }) => domain),
  mailAccountPart,
  autoReplyPart,
  mailFilterPart,
  spamFilterPart,
  smtpRestrictionPart,
  dkimPart,
  dmarcPart,
  spfPart,
  ftpAccountPart,
  wordPressPart,
]

/**
 * Deletes the records that belong to a domain, including its subdomains and all that belongs to them, or to one
 * subdomain. Depending on an assumption, DNS records stay.
 */
export function removeParts(call: HostingCall, name: string): void {
  const keepsDns = call.assume['domain-deletion'] === 'dns-records-stay'
  const names = [name, ...subdomainNamesOf(call.store, call.path.servername, name)]
  for (const part of parts) if (part !== dnsPart || !keepsDns) part.remove(call, names)
}

/** Deletes the records of a domain and its subdomains that a reset of the given type (`web` or `other`) covers. */
export function resetParts(call: HostingCall, domain: string, area: Exclude<Area, 'lasting'>): void {
  const names = subdomainNamesOf(call.store, call.path.servername, domain)
  for (const part of parts) if (part.area === area) part.remove(call, [domain, ...names])
  // Depending on an assumption, a reset of the web area also deletes the subdomains, with all records that belong to
  // them.
  const takesSubdomains = call.assume['domain-reset'] === subdomainsGo
  if (area === 'web' && takesSubdomains) for (const subdomain of names) removeParts(call, subdomain)
}

const subdomainsGo = 'with-subdomains'
