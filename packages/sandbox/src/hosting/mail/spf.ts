import type { SpfRecord } from '@hostwright/types'
import { ApiFailure, validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../assumptions/assumptions.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { namesWithin, requireAnySite } from '../server/site.ts'
import { isSpf, toDefaultSpf, withGmail } from './spf-text.ts'

type SpfEntry = Readonly<Required<SpfRecord>>

const spfEntries: ServerCollectionOf<SpfEntry> = serverCollection('spf', ({ fqdn }) => fqdn)

export const spfPart: DomainPart = partOf('other', spfEntries, ({ fqdn }) => fqdn)

export const listSpfRecords: Handler<'listSpfRecords'> = (call) => {
  const { store, path, query } = call
  const { servername } = requireHosting(store, path.servername)
  const names = namesWithin(call, query.domain)
  const spf_settings = spfEntries(store, servername)
    .list()
    .filter(({ fqdn }) => names.includes(fqdn))
  return { status: 200, body: { spf_settings } }
}

export const createSpfRecord: Handler<'createSpfRecord'> = (call) => {
  const { store, body, assume } = call
  const { servername, hostname } = requireActiveHosting(call)
  const { name: fqdn } = requireAnySite(call, body.fqdn, 'body')
  const entries = spfEntries(store, servername)
  if (entries.get(fqdn) !== undefined) throw duplicateFailure(assume, 'fqdn')
  entries.put({ fqdn, spf_record: toDefaultSpf(hostname, fqdn) })
  return { status: 200, body: { fqdn, message: 'The SPF record has been created.' } }
}

export const updateSpfRecord: Handler<'updateSpfRecord'> = (call) => {
  const { store, path } = call
  const { servername, hostname } = requireActiveHosting(call)
  const { fqdn, spf_record } = requireEntry(store, servername, path.fqdn)
  const text = change(call, spf_record, toDefaultSpf(hostname, fqdn))
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
function change({ body, assume }: Call<'updateSpfRecord'>, old: string, first: string): string {
  const { action, spf_record } = body
  const rule = textRules[assume['spf-text']]
  if (action !== 'custom') {
    if (spf_record !== undefined && !rule.isIgnored) {
      throw validationFailure([`spf_record: does not go with ${action}.`])
    }
    const isAdded = assume['spf-gmail'] === 'the present one'
    return action === 'reset' ? first : withGmail(isAdded ? old : first)
  }
  if (spf_record === undefined) throw validationFailure(['spf_record: is required with custom.'])
  if (!rule.isAny && !isSpf(spf_record)) throw validationFailure(['spf_record: must begin with v=spf1.'])
  return spf_record
}

/** Whether spf_record may be any text, and is ignored where it does not belong. */
const textRules: Readonly<Record<AssumptionChoices['spf-text'], TextRule>> = {
  'with custom only, and when it begins with v=spf1': { isAny: false, isIgnored: false },
  'with custom only, any text': { isAny: true, isIgnored: false },
  'when it begins with v=spf1; it is ignored without custom': { isAny: false, isIgnored: true },
}

interface TextRule {
  readonly isAny: boolean
  readonly isIgnored: boolean
}
