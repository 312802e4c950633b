import { toPunycode } from '@hostwright/hosting'
import type { UpdateDmarcSettingRequest } from '@hostwright/types'
import { toSentAddress } from '../names/mail-address.ts'
import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'
import { governsDmarc } from './managed-records.ts'
import { pickDifferences } from './pick-differences.ts'

/** The DMARC setting of a domain or subdomain. */
export const dmarc: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const { name, isNew } = site
    if (site.wanted.dmarc === undefined) return nothing
    const wanted = toWanted(site.wanted.dmarc)
    const found = isNew ? undefined : await find(context, site)
    const names = ['policy', 'report_enabled', 'notification_mail_addresses'] as const
    const differences = pickDifferences(wanted, found ?? {}, names)
    if (differences === undefined) return nothing
    const change = toChange({
      address: `${address}/dmarc/${name}`,
      action: found === undefined ? 'create' : 'update',
      before: found === undefined ? null : differences.before,
      after: found === undefined ? wanted : differences.after,
      operations: [toOperation('updateDmarcSetting', { servername, domain: name }, wanted)],
      stage: stages.setting,
      lane: `${address}/dmarc/${name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export(context, site) {
    const found = await find(context, site)
    if (found === undefined) return {}
    return (await governsDmarc(context, `_dmarc.${site.name}`, site.domain)) ? { dmarc: found } : {}
  },
}

async function find(
  { read }: HostingContext,
  { name, domain }: Site,
): Promise<UpdateDmarcSettingRequest | undefined> {
  const found = (await read.dmarc(domain)).find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === name)
  if (found === undefined) return undefined
  const { policy, report_enabled, notification_mail_addresses } = found
  return { policy, report_enabled, notification_mail_addresses }
}

function toWanted(given: UpdateDmarcSettingRequest): UpdateDmarcSettingRequest {
  const { notification_mail_addresses } = given
  return { ...given, notification_mail_addresses: notification_mail_addresses.map(toSentAddress) }
}
