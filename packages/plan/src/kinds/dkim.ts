import { toPunycode } from '@hostwright/hosting'
import { nothing } from '../resource/change.ts'
import { toggle } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofSite } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import type { Resource } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting, listUnfound } from '../resource/settings.ts'
import { byPerson } from '../resource/unattended.ts'

/** The DKIM setting of a domain or subdomain: whether outgoing mail is signed. */
export const dkim: Resource<'dkim'> = define((): Resource<'dkim'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  fields: toggle({ off: 'interrupts' }, 'DKIM signatures'),
  listed: (section, site) => listGiven(section, ['dkim'], () => `dkim/${site}`),
  async compare(context, site) {
    const { dkim: after } = site.wanted
    if (after === undefined) return nothing
    const listed = site.isNew ? [] : await context.read.dkim(site.domain)
    const obstacles = await listUnfound(context, site, listed)
    const isSame = after === (!site.isNew && (await find(context, site.domain, site.name)))
    if (isSame && obstacles.length === 0) return nothing
    return changeSetting(context, site, 'dkim', { action: 'update', after, obstacles })
  },
  async export(context, site) {
    if ((await context.read.dkim(site.domain)) === undefined) return {}
    return { dkim: await find(context, site.domain, site.name) }
  },
  read: (where, { at }) => find(where, at.domain, at.site),
  requests: ({ servername }, target) => [
    toPlannedOperation(
      'updateDkimSetting',
      { servername, domain: target.at.site },
      { enabled: target.after === true },
    ),
  ],
}))

async function find({ read }: Pick<HostingWhere, 'read'>, domain: string, site: string): Promise<boolean> {
  const settings = await read.dkim(domain)
  return settings?.find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === site)?.enabled ?? false
}
