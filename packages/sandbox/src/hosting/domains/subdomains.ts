import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { findParentDomain, passesDomainFilter } from '../server/domain.ts'
import { removeParts } from './domain-parts.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { unknownFailure } from '../server/site.ts'
import { hasCertificate, setUpCertificate } from '../web/certificate.ts'
import { documentRoot } from '../server/document-root.ts'
import { toDomainName } from './domain-name.ts'
import { type SubdomainRecord, subdomains } from '../server/subdomain.ts'

export const listSubdomains: Handler<'listSubdomains'> = ({ store, path, query }) => {
  const contract = requireHosting(store, path.servername)
  const { servername } = contract
  return {
    status: 200,
    body: {
      subdomains: subdomains(store, servername)
        .list()
        .filter(({ domain }) => passesDomainFilter(query.domain, domain))
        .map(({ subdomain, domain, memo }) => ({
          subdomain,
          domain,
          document_root: documentRoot(contract, subdomain),
          ssl: hasCertificate(store, servername, subdomain),
          memo,
        })),
    },
  }
}

export const createSubdomain: Handler<'createSubdomain'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const subdomain = toDomainName(body.subdomain)
  if (subdomain === undefined) throw validationFailure(['subdomain: must be the full name of a subdomain.'])
  const domain = findParentDomain(store, servername, subdomain)
  if (domain === undefined) throw unknownFailure(assume, 'body')
  const kept = subdomains(store, servername)
  if (domain === subdomain || kept.get(subdomain) !== undefined) throw duplicateFailure(assume, 'subdomain')
  const { ssl = true, memo = '' } = body
  kept.put({ subdomain, domain, memo })
  return {
    status: 200,
    body: {
      subdomain,
      message: 'The subdomain has been added.',
      ...(ssl && setUpCertificate(call, subdomain)),
    },
  }
}

export const updateSubdomain: Handler<'updateSubdomain'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const record = requireSubdomain(store, servername, path.subdomain)
  subdomains(store, servername).put({ ...record, memo: body.memo })
  return { status: 200, body: { message: 'The memo of the subdomain has been changed.' } }
}

// The property `delete_files` has no effect, because the sandbox has no files.
export const deleteSubdomain: Handler<'deleteSubdomain'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  removeParts(call, requireSubdomain(store, servername, path.subdomain).subdomain)
  return { status: 200, body: { message: 'The subdomain has been deleted.' } }
}

function requireSubdomain(store: Store, servername: string, name: string): SubdomainRecord {
  const found = subdomains(store, servername).get(name.toLowerCase())
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such subdomain.')
  return found
}
