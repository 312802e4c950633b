import { toPunycode } from '@hostwright/hosting'
import { toRecord } from '../names/zone-record.ts'
import { nothing } from '../resource/change.ts'
import { none, say } from '../resource/effects.ts'
import { byProperty, define, listGiven, nothingAlong, ofSite } from '../resource/facts.ts'
import { toWords } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, type Site, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting, listUnfound } from '../resource/settings.ts'
import { toTextKind } from '../zone/text-kind.ts'
import { compareSpf } from '../zone/mail-policy.ts'
import { byPerson } from '../resource/unattended.ts'

/** The SPF record of a domain or subdomain. */
export const spf: Resource<'spf'> = define((): Resource<'spf'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  creation: none,
  fields: (before, after) =>
    before === undefined || before === null ? [] : compareSpf(toWords(before), toWords(after)),
  deletion: ({ address }) => say('interrupts', address),
  initial: 'service',
  prune: 'never',
  along: nothingAlong,
  listed: (section, site) => listGiven(section, ['spf'], () => `spf/${site}`),
  async compare(context, site) {
    const { wanted, isNew } = site
    if (wanted.spf === undefined) return nothing
    const found = isNew ? undefined : await find(context, site.domain, site.name)
    const after = wanted.spf?.spf_record
    const obstacles = isNew ? [] : await listUnfound(context, site, await context.read.spf(site.domain))
    // The API can show any SPF record as a setting, also one that the file has among its DNS records.
    const isSame = found === after || (after === undefined && isRecordOfFile(found, site))
    if (isSame && obstacles.length === 0) return nothing
    const change = found === undefined ? 'create' : 'update'
    return changeSetting(context, site, 'spf', {
      action: after === undefined ? 'delete' : change,
      after,
      obstacles,
    })
  },
  async export(context, site) {
    if ((await context.read.spf(site.domain)) === undefined) return {}
    const spf_record = await find(context, site.domain, site.name)
    return { spf: spf_record === undefined ? null : { spf_record } }
  },
  read: (where, { at }) => find(where, at.domain, at.site),
  requests({ servername }, target, now) {
    const { site: fqdn } = target.at
    if (target.action === 'delete') return [toPlannedOperation('deleteSpfRecord', { servername, fqdn })]
    const creation = now === null ? [toPlannedOperation('createSpfRecord', { servername }, { fqdn })] : []
    // The service chooses the text of a new SPF record itself, so a second request sets the desired text.
    const body = { action: 'custom', spf_record: written(target) } as const
    return [...creation, toPlannedOperation('updateSpfRecord', { servername, fqdn }, body)]
  },
  isStep: (now, { action }) => action === 'create' && now !== null,
}))

/** Whether the file has an SPF record with this text among the DNS records of a domain. */
function isRecordOfFile(text: string | undefined, { name, wanted }: Site): boolean {
  const records = (wanted.dns?.records ?? []).map((record) => toRecord(name, record))
  return records.some(
    (record) => record.name === name && toTextKind(record) === 'SPF' && record.content === text,
  )
}

async function find(
  { read }: Pick<HostingWhere, 'read'>,
  domain: string,
  site: string,
): Promise<string | undefined> {
  const found = (await read.spf(domain))?.find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === site)
  return found?.spf_record
}
