import { toPunycode } from '@hostwright/hosting'
import { nothing, type Place } from '../resource/change.ts'
import { none, say } from '../resource/effects.ts'
import { byProperty, define, listGiven, ofSite } from '../resource/facts.ts'
import { isAsWanted, isFields } from '../resource/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../resource/planned-operation.ts'
import type { Resource, Target } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting } from '../resource/settings.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

/** The resource that says whether a domain or subdomain has a certificate. */
export const ssl: Resource<'ssl'> = define((): Resource<'ssl'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  creation: none,
  fields: none,
  deletion: ({ at }) => say('interrupts', `certificate of ${at.site}`),
  initial: 'empty',
  prune: 'never',
  async along({ address, read }, _, names) {
    const certified = (await read.ssl()).map(({ common_name }) => toPunycode(common_name))
    return certified.filter((name) => names.has(name)).map((name) => `${address}/ssl/${name}`)
  },
  listed: (section, site) => listGiven(section, ['ssl'], () => `ssl/${site}`),
  async compare(context, site) {
    const { ssl } = site.wanted
    // A new domain or subdomain is added with or without a certificate, as the file says, so it needs no change here.
    if (ssl === undefined || site.isNew || ssl === (await find(context, site.name))) return nothing
    return changeSetting(context, site, 'ssl', {
      action: ssl ? 'create' : 'delete',
      after: ssl || null,
      stage: ssl ? stages.site : stages.shutSite,
    })
  },
  export: async (context, { name }) => ({ ssl: await find(context, name) }),
  read: async (where, { at }) => (await find(where, at.site)) || undefined,
  requests({ servername }, { at: { site: common_name }, action }) {
    if (action === 'delete') return [toPlannedOperation('deleteSslCertificate', { servername, common_name })]
    return [toCertificate(servername, common_name)]
  },
}))

export function toCertificate(servername: string, common_name: string): PlannedOperation {
  return toPlannedOperation('issueSslCertificate', { servername }, { common_name })
}

/**
 * Whether a domain or subdomain that was created with a certificate has none. The API can create one without it, and the
 * certificate is then still to be issued.
 */
export function lacksCertificate(now: Place, { action, after }: Pick<Target, 'action' | 'after'>): boolean {
  if (action !== 'create' || !isFields(now) || !isFields(after)) return false
  return after['ssl'] === true && now['ssl'] === false && isAsWanted({ ...now, ssl: true }, after)
}

async function find({ read }: Pick<HostingWhere, 'read'>, name: string): Promise<boolean> {
  return (await read.ssl()).some(({ common_name }) => toPunycode(common_name) === name)
}
