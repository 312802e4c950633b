import { toWords } from '../changes/place.ts'
import { toPunycode } from '@hostwright/hosting'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'
import type { HostingKind, HostingWhere } from './place-kind.ts'
import { changeSetting } from './site-setting.ts'

/** The PHP version of a domain, or of a subdomain if the service has a version for it. */
export const phpVersion: SiteResource = {
  async compare(context, site) {
    const { name, isNew, wanted } = site
    const found = await find(context, name)
    if (wanted.php === undefined || wanted.php === found) return nothing
    const isMissing = found === undefined && !isNew
    const own = `The service has no PHP version of its own for ${name}: leave php out, it has that of its domain.`
    return changeSetting(context, site, 'php', {
      action: 'update',
      after: wanted.php,
      obstacles: isMissing ? [own] : [],
      stage: stages.site,
    })
  },
  async export(context, { name }) {
    const found = await find(context, name)
    return found === undefined ? {} : { php: found }
  },
}

export const phpPlace: HostingKind = {
  read: (where, { at }) => find(where, at.site),
  toRequests: ({ servername }, { at: { site: domain = '' }, after }) => [
    toPlannedOperation('updatePhpVersion', { servername, domain }, { version: toWords(after) }),
  ],
}

async function find({ read }: Pick<HostingWhere, 'read'>, name: string | undefined) {
  return (await read.php()).find(({ domain }) => toPunycode(domain) === name)?.current_version
}
