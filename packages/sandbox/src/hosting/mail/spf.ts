import type { SpfRecord, UpdateSpfRecordRequest } from '@hostwright/types'
import { ApiFailure, validationFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import type { Store } from '../../store.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { duplicateFailure } from '../duplicate.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'
import { namesWithin, requireSite } from '../site.ts'
import { isSpf, toDefaultSpf, withGmail } from './spf-text.ts'

type SpfEntry = Readonly<Required<SpfRecord>>

const spfEntries: OwnedBy<SpfEntry> = owned('spf', ({ fqdn }) => fqdn)

export const spfPart: DomainPart = partOf('other', spfEntries, ({ fqdn }) => fqdn)

export const listSpfRecords: Handler<'listSpfRecords'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const names = namesWithin(store, servername, query.domain)
  const spf_settings = spfEntries(store, servername)
    .list()
    .filter(({ fqdn }) => names.includes(fqdn))
  return { status: 200, body: { spf_settings } }
}

export const createSpfRecord: Handler<'createSpfRecord'> = (call) => {
  const { store, body, assume } = call
  const { servername, hostname } = requireActiveHosting(call)
  const { name: fqdn } = requireSite(store, servername, body.fqdn)
  const entries = spfEntries(store, servername)
  if (entries.get(fqdn) !== undefined) throw duplicateFailure(assume, 'fqdn')
  entries.put({ fqdn, spf_record: toDefaultSpf(hostname, fqdn) })
  return { status: 200, body: { fqdn, message: 'The SPF record has been created.' } }
}

export const updateSpfRecord: Handler<'updateSpfRecord'> = (call) => {
  const { store, path, body } = call
  const { servername, hostname } = requireActiveHosting(call)
  const { fqdn, spf_record } = requireEntry(store, servername, path.fqdn)
  const text = change(body, spf_record, toDefaultSpf(hostname, fqdn))
  spfEntries(store, servername).put({ fqdn, spf_record: text })
  return { status: 200, body: { message: 'The SPF record has been changed.' } }
}

export const deleteSpfRecord: Handler<'deleteSpfRecord'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { fqdn } = requireEntry(store, servername, path.fqdn)
  spfEntries(store, servername).delete(fqdn)
  return { status: 200, body: { message: 'The SPF record has been deleted.' } }
}

function requireEntry(store: Store, servername: string, fqdn: string): SpfEntry {
  const found = spfEntries(store, servername).get(fqdn.toLowerCase())
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'There is no SPF record at this name.')
  return found
}

/** The text of an SPF record after a change. */
function change({ action, spf_record }: UpdateSpfRecordRequest, old: string, first: string): string {
  if (action !== 'custom') {
    if (spf_record !== undefined) throw validationFailure([`spf_record: does not go with ${action}.`])
    return action === 'reset' ? first : withGmail(old)
  }
  if (spf_record === undefined) throw validationFailure(['spf_record: is required with custom.'])
  if (!isSpf(spf_record)) throw validationFailure(['spf_record: must begin with v=spf1.'])
  return spf_record
}
