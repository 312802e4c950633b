import { validationFailure } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import { addDnsRecord } from '../server/dns-record.ts'
import { addedDomains, isDomainOf } from '../server/domain.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { type HostingCall, hostingContracts, requireActiveHosting } from '../server/hosting-contract.ts'
import { requireOwnership } from '../server/ownership.ts'
import { setUpCertificate } from '../web/certificate.ts'
import { shownDomain, toDomainName } from './domain-name.ts'
import { subdomains } from '../server/subdomain.ts'

export const createDomain: Handler<'createDomain'> = (call) => {
  const { store, body, now, assume } = call
  const { servername, ip_address } = requireActiveHosting(call)
  const domain = toDomainName(body.domain)
  if (domain === undefined) throw validationFailure(['domain: must be the name of a domain.'])
  if (isInUse(call, domain)) throw duplicateFailure(assume, 'domain')
  requireOwnership(call, { name: domain, domain })
  // The properties for redirects and for blocking crawlers are not stored, because no response shows them.
  const { ssl = true, memo = '' } = body
  addedDomains(store, servername).put({ domain, memo, addedAt: now })
  if (assume['first-dns-records'] !== 'none') {
    const record = { domain, host: '@', ttl: 3_600, changedAt: now }
    const plain = { ...record, priority: 0 }
    addDnsRecord(store, servername, { ...plain, type: 'A' as const, content: ip_address })
    addDnsRecord(store, servername, { ...plain, host: 'www', type: 'CNAME' as const, content: domain })
    addDnsRecord(store, servername, { ...record, type: 'MX' as const, content: domain, priority: 10 })
  }
  return {
    status: 200,
    body: {
      domain: shownDomain(domain, assume),
      message: 'The domain has been added.',
      ...(ssl && setUpCertificate(call, domain)),
    },
  }
}

/** Whether a domain name is taken: on this server or, depending on an assumption, on any server of the account. */
function isInUse({ store, path, assume }: HostingCall, name: string): boolean {
  const isFreeElsewhere = assume['domain-of-another-server'] === 'added'
  const { servername } = path
  if (isDomainOf(store, servername, name) || subdomains(store, servername).get(name) !== undefined)
    return true
  if (isFreeElsewhere) return false
  return (
    hostingContracts(store).get(name) !== undefined ||
    store.find('domainByName', [name]).length > 0 ||
    store.find('subdomainByName', [name]).length > 0
  )
}
