import { toPunycode } from '@hostwright/hosting'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import type { HostingKind, HostingWhere } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

/** The DKIM setting of a domain or subdomain: whether outgoing mail is signed. */
export const dkim: SiteResource = {
  async compare(context, site) {
    const { dkim: after } = site.wanted
    if (after === undefined || after === (!site.isNew && (await find(context, site.domain, site.name))))
      return nothing
    return changeSetting(context, site, 'dkim', { action: 'update', after })
  },
  export: async (context, site) => ({ dkim: await find(context, site.domain, site.name) }),
}

export const dkimPlace: HostingKind = {
  read: (where, { at }) => find(where, at.domain, at.site),
  toRequests: ({ servername }, { at: { site: domain = '' }, after }) => [
    toPlannedOperation('updateDkimSetting', { servername, domain }, { enabled: after === true }),
  ],
}

async function find({ read }: Pick<HostingWhere, 'read'>, domain = '', site = ''): Promise<boolean> {
  const settings = await read.dkim(domain)
  return settings.find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === site)?.enabled ?? false
}
