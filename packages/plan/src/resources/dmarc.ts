import { toPunycode } from '@hostwright/hosting'
import type { UpdateDmarcSettingRequest } from '@hostwright/types'
import { toPlainAddress, toSentAddress } from '../names/mail-address.ts'
import { isFields } from '../changes/place.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import { governsDmarc } from './managed-records.ts'
import { pickDifferences } from './pick-differences.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

/** The DMARC setting of a domain or subdomain. */
export const dmarc: SiteResource = {
  async compare(context, site) {
    if (site.wanted.dmarc === undefined) return nothing
    const wanted = toWanted(site.wanted.dmarc)
    const found = site.isNew ? undefined : await find(context, site.domain, site.name)
    const names = ['policy', 'report_enabled', 'notification_mail_addresses'] as const
    const differences = pickDifferences(toSorted(wanted), found ? toSorted(found) : {}, names)
    if (differences === undefined) return nothing
    // The change contains the whole setting, not only the properties that differ, because the API requires all of them.
    return changeSetting(context, site, 'dmarc', {
      action: found === undefined ? 'create' : 'update',
      after: wanted,
    })
  },
  async export(context, site) {
    const found = await find(context, site.domain, site.name)
    if (found === undefined) return {}
    return (await governsDmarc(context, `_dmarc.${site.name}`, site.domain)) ? { dmarc: found } : {}
  },
}

export const dmarcPlace: HostingKind = {
  isWhole: true,
  read: (where, { at }) => find(where, at.domain, at.site),
  toRequests: ({ servername }, target) => [
    toPlannedOperation(
      'updateDmarcSetting',
      { servername, domain: target.at.site ?? '' },
      fieldsOf<UpdateDmarcSettingRequest>(target),
    ),
  ],
  toComparable: (place) =>
    isFields(place) ? { ...place, ...toSorted(place as unknown as UpdateDmarcSettingRequest) } : place,
}

async function find(
  { read }: Pick<HostingWhere, 'read'>,
  domain = '',
  site = '',
): Promise<UpdateDmarcSettingRequest | undefined> {
  const found = (await read.dmarc(domain)).find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === site)
  if (found === undefined) return undefined
  const { policy, report_enabled, notification_mail_addresses } = found
  return { policy, report_enabled, notification_mail_addresses }
}

function toWanted(given: UpdateDmarcSettingRequest): UpdateDmarcSettingRequest {
  const { notification_mail_addresses } = given
  return { ...given, notification_mail_addresses: notification_mail_addresses.map(toSentAddress) }
}

/**
 * Brings the addresses of a setting into the form in which they are compared, and sorts them: their order does not
 * matter.
 */
function toSorted<T extends UpdateDmarcSettingRequest>(given: T): T {
  const { notification_mail_addresses } = given
  return { ...given, notification_mail_addresses: notification_mail_addresses.map(toPlainAddress).toSorted() }
}
