import type { DmarcSetting } from '@hostwright/types'
import { validationFailure } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { requireSite, settingNamesWithin } from '../server/site.ts'
import { listsUnset } from './lists-unset.ts'

type DmarcRecord = Readonly<Required<DmarcSetting>>

/** The policies of the DMARC standard. */
const policies = ['none', 'quarantine', 'reject']

const dmarcSettings: ServerCollectionOf<DmarcRecord> = serverCollection('dmarc', ({ fqdn }) => fqdn)

export const dmarcPart: DomainPart = partOf('other', dmarcSettings, ({ fqdn }) => fqdn)

export const listDmarcSettings: Handler<'listDmarcSettings'> = (call) => {
  const { store, path, query, assume } = call
  const { servername } = requireHosting(store, path.servername)
  const kept = dmarcSettings(store, servername)
  const dmarc_settings = settingNamesWithin(call, query.domain)
    .filter((fqdn) => listsUnset(assume) || kept.get(fqdn) !== undefined)
    .map((fqdn) => kept.get(fqdn) ?? toUnset(fqdn))
  return { status: 200, body: { dmarc_settings } }
}

export const updateDmarcSetting: Handler<'updateDmarcSetting'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const { name } = requireSite(call, path.domain)
  if (assume['dmarc-policies'] !== 'any text' && !policies.includes(body.policy)) {
    throw validationFailure([`policy: must be one of ${policies.join(', ')}.`])
  }
  dmarcSettings(store, servername).put({ fqdn: name, ...body })
  return { status: 200, body: { message: 'The DMARC setting has been changed.' } }
}

function toUnset(fqdn: string): DmarcRecord {
  return { fqdn, policy: 'none', report_enabled: false, notification_mail_addresses: [] }
}
