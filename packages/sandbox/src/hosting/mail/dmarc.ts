import type { DmarcSetting, UpdateDmarcSettingRequest } from '@hostwright/types'
import type { Call, Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { addDnsRecord, dnsRecords, dnsRecordsNamed } from '../server/dns-record.ts'
import type { DomainPart } from '../server/domain-part.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { requireSite, settingNamesWithin, type Site } from '../server/site.ts'
import { listsUnset } from './lists-unset.ts'
import { showsAmongDns } from './shows-among-dns.ts'

type DmarcRecord = Readonly<Required<DmarcSetting>>

const dmarcLabel = '_dmarc'
const ttl = 3_600

const dmarcSettings: ServerCollectionOf<DmarcRecord> = serverCollection('dmarc', ({ fqdn }) => fqdn)

export const dmarcPart: DomainPart = {
  area: 'other',
  remove({ store, path: { servername } }, names) {
    dmarcSettings(store, servername).deleteWhere(({ fqdn }) => names.includes(fqdn))
    for (const name of names) removeRecords(store, servername, name)
  },
}

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
  const site = requireSite(call, path.domain)
  if (assume['dmarc-policies'] !== 'any') rejectUnknown({ DmarcPolicy: { policy: body.policy } })
  dmarcSettings(store, servername).put({ fqdn: site.name, ...body })
  if (showsAmongDns('DMARC', assume)) publish(call, site)
  return { status: 200, body: { message: 'The DMARC setting has been changed.' } }
}

/** Adds the DNS record of a DMARC setting, or replaces the existing one. */
function publish({ store, path: { servername }, body, now }: Call<'updateDmarcSetting'>, site: Site): void {
  const { name, domain } = site
  removeRecords(store, servername, name)
  const host = `${dmarcLabel}.${name}`.slice(0, -domain.length - 1)
  const content = toDmarcText(body)
  addDnsRecord(store, servername, { domain, host, type: 'TXT', content, ttl, priority: 0, changedAt: now })
}

function removeRecords(store: Store, servername: string, name: string): void {
  for (const { id, content } of dnsRecordsNamed(store, servername, `${dmarcLabel}.${name}`))
    if (/^"?v=DMARC1/i.test(content)) dnsRecords(store, servername).delete(String(id))
}

function toDmarcText({
  policy,
  report_enabled,
  notification_mail_addresses,
}: UpdateDmarcSettingRequest): string {
  const addresses = report_enabled ? notification_mail_addresses : []
  const reports = addresses.length === 0 ? [] : [`rua=${addresses.map((one) => `mailto:${one}`).join(',')}`]
  return ['v=DMARC1', `p=${policy}`, ...reports].join('; ')
}

function toUnset(fqdn: string): DmarcRecord {
  return { fqdn, policy: 'none', report_enabled: false, notification_mail_addresses: [] }
}
