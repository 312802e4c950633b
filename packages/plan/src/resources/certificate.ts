import { toPunycode } from '@hostwright/hosting'
import type { Place } from '../changes/change.ts'
import { isAsWanted, isFields } from '../changes/place.ts'
import { type PlannedOperation, toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import type { HostingKind, HostingWhere, Target } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

/** The resource that says whether a domain or subdomain has a certificate. */
export const certificate: SiteResource = {
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
}

export const certificatePlace: HostingKind = {
  read: async (where, { at }) => (await find(where, at.site)) || undefined,
  toRequests({ servername }, { at: { site: common_name = '' }, action }) {
    if (action === 'delete') return [toPlannedOperation('deleteSslCertificate', { servername, common_name })]
    return [toCertificate(servername, common_name)]
  },
}

export function toCertificate(servername: string, common_name: string): PlannedOperation {
  return toPlannedOperation('issueSslCertificate', { servername }, { common_name })
}

/**
 * Whether a domain or subdomain that was created with a certificate has none. The API can create one without it, and the
 * certificate is then still to be issued.
 */
export function lacksCertificate(now: Place, { action, after }: Target): boolean {
  if (action !== 'create' || !isFields(now) || !isFields(after)) return false
  return after['ssl'] === true && now['ssl'] === false && isAsWanted({ ...now, ssl: true }, after)
}

async function find({ read }: Pick<HostingWhere, 'read'>, name: string | undefined): Promise<boolean> {
  return (await read.ssl()).some(({ common_name }) => toPunycode(common_name) === name)
}
