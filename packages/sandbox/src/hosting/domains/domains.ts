import type { Domain } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { toDateTime } from '../../time/japan-time.ts'
import { durations } from '../../time/durations.ts'
import { addedDomains, type DomainRecord } from '../server/domain.ts'
import {
  type HostingCall,
  type HostingContract,
  requireActiveHosting,
  requireHosting,
} from '../server/hosting-contract.ts'
import { hasCertificate } from '../web/certificate.ts'
import { documentRoot } from '../server/document-root.ts'
import { shownDomain } from './domain-name.ts'
import { phpVersionOf } from '../web/php-version.ts'
import { removeParts, resetParts } from './domain-parts.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'

export const listDomains: Handler<'listDomains'> = (call) => {
  const contract = requireHosting(call.store, call.path.servername)
  return {
    status: 200,
    body: { domains: shownDomains(call, contract).map((record) => toDomain(call, record)) },
  }
}

export const getDomain: Handler<'getDomain'> = (call) => {
  const { store, path, assume } = call
  const contract = requireHosting(store, path.servername)
  const { servername } = contract
  const name = path.domain.toLowerCase()
  const record = shownDomains(call, contract).find(({ domain }) => domain === name)
  if (record === undefined) throw unknownDomain()
  const listed = toDomain(call, record)
  return {
    status: 200,
    body: {
      ...listed,
      document_root: documentRoot(contract, record.domain),
      url: `${listed.ssl ? 'https' : 'http'}://${record.domain}/`,
      php_version: phpVersionOf(store, servername, record.domain, assume),
      created_at: toDateTime(record.addedAt).slice(0, 10),
    },
  }
}

export const updateDomain: Handler<'updateDomain'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const record = requireAddedDomain(call, path.domain)
  addedDomains(store, servername).put({ ...record, memo: body.memo })
  return { status: 200, body: { message: 'The memo of the domain has been changed.' } }
}

/** Returns a domain that was added. Rejects other names, including that of the initial domain. */
export function requireAddedDomain({ store, path, assume }: HostingCall, name: string): DomainRecord {
  const domain = name.toLowerCase()
  const found = addedDomains(store, path.servername).get(domain)
  if (found !== undefined) return found
  if (domain === path.servername && showsInitialDomain(assume)) {
    throw new ApiFailure('OPERATION_ERROR', 'This cannot be done to the initial domain.')
  }
  throw unknownDomain()
}

function unknownDomain(): ApiFailure {
  return new ApiFailure('NOT_FOUND', 'The server has no such domain.')
}

/** Returns the domains that the list of domains shows. */
function shownDomains({ store, assume }: HostingCall, contract: HostingContract): DomainRecord[] {
  const { servername: domain, orderedAt: addedAt } = contract
  const added = addedDomains(store, domain).list()
  if (!showsInitialDomain(assume)) return added
  return [{ domain, memo: '', addedAt }, ...added]
}

function showsInitialDomain(assume: AssumptionChoices): boolean {
  return assume['initial-domain'] !== 'none'
}

const awaitedMs: Readonly<Record<AssumptionChoices['domain-awaiting'], number>> = {
  'one-minute': durations.domainSetting,
  never: 0,
  'one-hour': 3_600_000,
}

function toDomain({ store, path, now, assume }: HostingCall, record: DomainRecord): Domain {
  const { domain, memo, addedAt } = record
  return {
    domain: shownDomain(domain, assume),
    type: domain === path.servername ? ('initial' as Domain['type']) : 'addon',
    ssl: hasCertificate(store, path.servername, domain),
    memo,
    is_awaiting: now < addedAt + awaitedMs[assume['domain-awaiting']],
  }
}

// The property `delete_files` has no effect, because the sandbox has no files.
export const deleteDomain: Handler<'deleteDomain'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { domain } = requireAddedDomain(call, path.domain)
  removeParts(call, domain)
  addedDomains(store, servername).delete(domain)
  return { status: 200, body: { message: 'The domain has been deleted.' } }
}

export const resetDomain: Handler<'resetDomain'> = (call) => {
  const { path, body } = call
  requireActiveHosting(call)
  rejectUnknown({ DomainResetType: { type: body.type } })
  const { domain } = requireAddedDomain(call, path.domain)
  if (body.type !== 'web') resetParts(call, domain, 'other')
  if (body.type !== 'other') resetParts(call, domain, 'web')
  return { status: 200, body: { message: 'The domain has been reset.' } }
}
