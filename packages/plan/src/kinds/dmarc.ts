import { toPunycode } from '@hostwright/hosting'
import type { UpdateDmarcSettingRequest } from '@hostwright/types'
import type { FoundRecord } from '../account/zone-index.ts'
import { toPlainAddress, toSentAddress } from '../names/resource-names.ts'
import { type Comparison, nothing, type Place } from '../resource/change.ts'
import { type Field, harmless, say } from '../resource/effects.ts'
import { alwaysThere, asWhole, define, listGiven, ofSite } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { toWords, withSorted } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingContext, type Resource, type Site, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting, listUnfound } from '../resource/settings.ts'
import { toTextKind } from '../zone/text-kind.ts'
import { compareDmarc } from '../zone/mail-policy.ts'
import { governsDmarc } from '../zone/managed-records.ts'
import { byPerson } from '../resource/unattended.ts'

const toDmarc = (policy: Place | undefined): string => `v=DMARC1; p=${toWords(policy)}`

const fields = {
  policy: {
    is: 'compared',
    change: (before, after) =>
      before === undefined || before === null ? [] : compareDmarc(toDmarc(before), toDmarc(after)),
  },
  report_enabled: harmless,
  notification_mail_addresses: harmless,
} as const satisfies Readonly<Record<string, Field>>

/** The DMARC setting of a domain or subdomain. */
export const dmarc: Resource<'dmarc'> = define((): Resource<'dmarc'> => ({
  ...ofSite,
  ...asWhole,
  unattended: byPerson,
  ...alwaysThere,
  fields,
  deletion: ({ address }) => say('interrupts', address),
  listed: (section, site) => listGiven(section, ['dmarc'], () => `dmarc/${site}`),
  async compare(context, site) {
    if (site.wanted.dmarc === undefined) return nothing
    if (site.wanted.dmarc === null) return compareRemoval(context, site)
    const wanted = toWanted(site.wanted.dmarc)
    const found = site.isNew ? undefined : await find(context, site.domain, site.name)
    const names = namesOf(fields, 'compared')
    const differences = pickDifferences(toSorted(wanted), found ? toSorted(found) : {}, names)
    if (differences === undefined) return nothing
    const listed = site.isNew ? [] : await context.read.dmarc(site.domain)
    // The change contains the whole setting, not only the properties that differ, because the API requires all of them.
    return changeSetting(context, site, 'dmarc', {
      action: found === undefined ? 'create' : 'update',
      after: wanted,
      obstacles: await listUnfound(context, site, listed),
    })
  },
  async export(context, site) {
    const found = await find(context, site.domain, site.name)
    if (found === undefined) return {}
    return (await governsDmarc(context, `_dmarc.${site.name}`, site.domain)) ? { dmarc: found } : {}
  },
  async read(where, { action, at }) {
    if (action !== 'delete') return find(where, at.domain, at.site)
    const texts = (await findTexts(where, at.domain, at.site)).map(({ content }) => content)
    return texts.length === 0 ? undefined : texts
  },
  async requests(where, target) {
    const { servername } = where
    const { domain, site } = target.at
    if (target.action !== 'delete')
      return [toPlannedOperation('updateDmarcSetting', { servername, domain: site }, written(target))]
    const records = await findTexts(where, domain, site)
    return records.map(({ raw }) => toPlannedOperation('deleteDnsRecord', { servername, dns_id: raw.id }))
  },
  normal: (place) => withSorted(place, 'notification_mail_addresses', toPlainAddress),
}))

/** Plans the removal of DMARC. The API has no operation for it, so the record itself is deleted. */
async function compareRemoval(context: HostingContext, site: Site): Promise<Comparison> {
  const records = site.isNew ? [] : await findTexts(context, site.domain, site.name)
  return records.length === 0
    ? nothing
    : changeSetting(context, site, 'dmarc', { action: 'delete', after: undefined })
}

async function findTexts(
  { read }: Pick<HostingWhere, 'read'>,
  domain: string,
  site: string,
): Promise<readonly FoundRecord[]> {
  const { byName } = await read.zone(domain)
  return (byName.get(`_dmarc.${site}`) ?? []).filter((record) => toTextKind(record) === 'DMARC')
}

async function find(
  { read }: Pick<HostingWhere, 'read'>,
  domain: string,
  site: string,
): Promise<UpdateDmarcSettingRequest | undefined> {
  const found = (await read.dmarc(domain))?.find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === site)
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
