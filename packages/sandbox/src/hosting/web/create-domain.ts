import { validationFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import type { Store } from '../../store.ts'
import { addedDomains, domainsOf } from '../domain.ts'
import { duplicateFailure } from '../duplicate.ts'
import { hostingContracts, requireActiveHosting } from '../hosting-contract.ts'
import { requireOwnership } from '../ownership.ts'
import { setUpCertificate } from './certificate.ts'
import { toDomainName } from './domain-name.ts'
import { subdomains } from './subdomain.ts'

export const createDomain: Handler<'createDomain'> = (call) => {
  const { store, body, now, assume } = call
  const { servername } = requireActiveHosting(call)
  const domain = toDomainName(body.domain)
  if (domain === undefined) throw validationFailure(['domain: must be the name of a domain.'])
  if (isInUse(store, domain)) throw duplicateFailure(assume, 'domain')
  requireOwnership(call, domain)
  const { ssl = true, redirect_https = ssl, ai_crawler_block_enabled = true, memo = '' } = body
  addedDomains(store, servername).put({
    domain,
    memo,
    redirect_https,
    ai_crawler_block_enabled,
    addedAt: now,
  })
  return {
    status: 200,
    body: { domain, message: 'The domain has been added.', ...(ssl && setUpCertificate(call, domain)) },
  }
}

/** Whether a name leads to a server of the account already. */
function isInUse(store: Store, name: string): boolean {
  return hostingContracts(store)
    .all()
    .some(
      ({ servername }) =>
        domainsOf(store, servername).includes(name) || subdomains(store, servername).get(name) !== undefined,
    )
}
