import { toPunycode } from '@hostwright/hosting'
import type { UpdateDmarcSettingRequest } from '@hostwright/types'
import { toPlainAddress, toSentAddress } from '../names/resource-names.ts'
import { nothing } from '../resource/change.ts'
import { harmless } from '../resource/effects.ts'
import { alwaysThere, asWhole, define, listGiven, ofSite } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { withSorted } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingWhere, type Resource, written } from '../resource/resource.ts'
import { changeSetting } from '../resource/settings.ts'
import { governsDmarc } from '../zone/managed-records.ts'

const fields = {
  policy: harmless,
  report_enabled: harmless,
  notification_mail_addresses: harmless,
} as const

/** The DMARC setting of a domain or subdomain. */
export const dmarc: Resource<'dmarc'> = define((): Resource<'dmarc'> => ({
  ...ofSite,
  ...asWhole,
  ...alwaysThere,
  fields,
  listed: (section, site) => listGiven(section, ['dmarc'], () => `dmarc/${site}`),
  async compare(context, site) {
    if (site.wanted.dmarc === undefined) return nothing
    const wanted = toWanted(site.wanted.dmarc)
    const found = site.isNew ? undefined : await find(context, site.domain, site.name)
    const names = namesOf(fields, 'compared')
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
  read: (where, { at }) => find(where, at.domain, at.site),
  requests: ({ servername }, target) => [
    toPlannedOperation('updateDmarcSetting', { servername, domain: target.at.site }, written(target)),
  ],
  normal: (place) => withSorted(place, 'notification_mail_addresses', toPlainAddress),
}))

async function find(
  { read }: Pick<HostingWhere, 'read'>,
  domain: string,
  site: string,
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
function toSorted(given: UpdateDmarcSettingRequest): UpdateDmarcSettingRequest {
  const { notification_mail_addresses } = given
  return { ...given, notification_mail_addresses: notification_mail_addresses.map(toPlainAddress).toSorted() }
}
