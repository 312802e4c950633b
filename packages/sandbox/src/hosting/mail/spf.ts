import { checkSpf } from '@hostwright/types/rules'
import { ApiFailure, rejectProblem } from '../../http/api-failure.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { requireAnySite } from '../server/site.ts'
import { type SpfRecords, spfRecords } from './spf-records.ts'
import { toDefaultSpf, withGmail } from './spf-text.ts'

export const listSpfRecords: Handler<'listSpfRecords'> = (call) => {
  const { store, path, query } = call
  requireHosting(store, path.servername)
  const { name } = requireAnySite(call, query.domain)
  const spf_settings = spfRecords(call)
    .list()
    .filter(({ fqdn }) => fqdn === name || fqdn.endsWith(`.${name}`))
  return { status: 200, body: { spf_settings } }
}

export const createSpfRecord: Handler<'createSpfRecord'> = (call) => {
  const { body, assume } = call
  const { hostname } = requireActiveHosting(call)
  const site = requireAnySite(call, body.fqdn, 'body')
  const records = spfRecords(call)
  if (records.text(site.name) !== undefined) throw duplicateFailure(assume, 'fqdn')
  records.add(site, toDefaultSpf(hostname, site.name))
  return { status: 200, body: { fqdn: site.name, message: 'The SPF record has been created.' } }
}

export const updateSpfRecord: Handler<'updateSpfRecord'> = (call) => {
  const { hostname } = requireActiveHosting(call)
  const records = spfRecords(call)
  const fqdn = call.path.fqdn.toLowerCase()
  const text = requireText(records, fqdn)
  records.change(fqdn, change(call, text, toDefaultSpf(hostname, fqdn)))
  return { status: 200, body: { message: 'The SPF record has been changed.' } }
}

export const deleteSpfRecord: Handler<'deleteSpfRecord'> = (call) => {
  requireActiveHosting(call)
  const records = spfRecords(call)
  const fqdn = call.path.fqdn.toLowerCase()
  requireText(records, fqdn)
  records.delete(fqdn)
  return { status: 200, body: { message: 'The SPF record has been deleted.' } }
}

function requireText(records: SpfRecords, fqdn: string): string {
  const found = records.text(fqdn)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'There is no SPF record at this name.')
  return found
}

/** Returns the text of an SPF record after a requested change. */
function change({ body, assume }: Call<'updateSpfRecord'>, old: string, first: string): string {
  if (body.action !== 'custom') {
    const isAdded = assume['spf-gmail'] === 'present'
    return body.action === 'reset' ? first : withGmail(isAdded ? old : first)
  }
  if (assume['spf-text'] !== 'any') rejectProblem('spf_record', checkSpf(body.spf_record))
  return body.spf_record
}
