import type { DmarcSetting } from '@hostwright/types'
import { validationFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import type { Store } from '../../store.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'
import { namesWithin, requireSite } from '../site.ts'

type DmarcRecord = Readonly<Required<DmarcSetting>>

/** The policies of the DMARC standard. */
const policies = ['none', 'quarantine', 'reject']

const dmarcSettings: OwnedBy<DmarcRecord> = owned('dmarc', ({ fqdn }) => fqdn)

export const dmarcPart: DomainPart = partOf('other', dmarcSettings, ({ fqdn }) => fqdn)

export const listDmarcSettings: Handler<'listDmarcSettings'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const names = namesWithin(store, servername, query.domain)
  return { status: 200, body: { dmarc_settings: names.map((fqdn) => readSetting(store, servername, fqdn)) } }
}

export const updateDmarcSetting: Handler<'updateDmarcSetting'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const { name } = requireSite(store, servername, path.domain)
  if (assume['dmarc-policies'] !== 'any text' && !policies.includes(body.policy)) {
    throw validationFailure([`policy: must be one of ${policies.join(', ')}.`])
  }
  dmarcSettings(store, servername).put({ fqdn: name, ...body })
  return { status: 200, body: { message: 'The DMARC setting has been changed.' } }
}

function readSetting(store: Store, servername: string, fqdn: string): DmarcRecord {
  const unset = { fqdn, policy: 'none', report_enabled: false, notification_mail_addresses: [] }
  return dmarcSettings(store, servername).get(fqdn) ?? unset
}
