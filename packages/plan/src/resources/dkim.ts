import { toPunycode } from '@hostwright/hosting'
import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'

/** Whether mail of a domain or subdomain is signed. */
export const dkim: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const { name, wanted } = site
    const found = site.isNew || wanted.dkim === undefined ? false : ((await find(context, site)) ?? false)
    if (wanted.dkim === undefined || wanted.dkim === found) return nothing
    const change = toChange({
      address: `${address}/dkim/${name}`,
      action: 'update',
      before: found,
      after: wanted.dkim,
      operations: [toOperation('updateDkimSetting', { servername, domain: name }, { enabled: wanted.dkim })],
      stage: stages.setting,
      lane: `${address}/dkim/${name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export(context, site) {
    return { dkim: (await find(context, site)) ?? false }
  },
}

async function find({ read }: HostingContext, { name, domain }: Site): Promise<boolean | undefined> {
  const settings = await read.dkim(domain)
  return settings.find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === name)?.enabled
}
