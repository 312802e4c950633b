import type { Domain } from '@hostwright/types'
import { ApiFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import { toDateTime } from '../../japan-time.ts'
import type { Store } from '../../store.ts'
import { durations } from '../../transitions.ts'
import { addedDomains, type DomainRecord } from '../domain.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { hasCertificate } from './certificate.ts'
import { documentRoot } from './document-root.ts'
import { phpVersionOf } from './php-version.ts'

export const listDomains: Handler<'listDomains'> = ({ store, path, now }) => {
  const { servername } = requireHosting(store, path.servername)
  const domains = addedDomains(store, servername).list()
  return { status: 200, body: { domains: domains.map((domain) => toDomain(store, servername, domain, now)) } }
}

export const getDomain: Handler<'getDomain'> = ({ store, path, now }) => {
  const contract = requireHosting(store, path.servername)
  const { servername } = contract
  const record = requireAddedDomain(store, servername, path.domain)
  const listed = toDomain(store, servername, record, now)
  return {
    status: 200,
    body: {
      ...listed,
      document_root: documentRoot(contract, record.domain),
      url: `${listed.ssl ? 'https' : 'http'}://${record.domain}`,
      php_version: phpVersionOf(store, servername, record.domain),
      created_at: toDateTime(record.addedAt).slice(0, 10),
    },
  }
}

export const updateDomain: Handler<'updateDomain'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const record = requireAddedDomain(store, servername, path.domain)
  addedDomains(store, servername).put({ ...record, memo: body.memo })
  return { status: 200, body: { message: 'The memo of the domain has been changed.' } }
}

/** A domain that was added; the initial domain is none. */
export function requireAddedDomain(store: Store, servername: string, name: string): DomainRecord {
  const found = addedDomains(store, servername).get(name.toLowerCase())
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such domain.')
  return found
}

function toDomain(store: Store, servername: string, record: DomainRecord, now: number): Domain {
  const { domain, memo, addedAt } = record
  return {
    domain,
    type: 'addon',
    ssl: hasCertificate(store, servername, domain),
    memo,
    is_awaiting: now < addedAt + durations.domainSetting,
  }
}
