import { toPunycode } from '@hostwright/hosting'
import { toChange } from '../plan/change.ts'
import { toOperation } from '../plan/operation.ts'
import { stages } from '../plan/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'

/** The SPF record of a domain or subdomain. */
export const spf: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const { name: fqdn, isNew, wanted } = site
    if (wanted.spf === undefined) return nothing
    const { spf_record } = wanted.spf
    const found = isNew ? undefined : await find(context, site)
    if (found === spf_record) return nothing
    const creation = found === undefined ? [toOperation('createSpfRecord', { servername }, { fqdn })] : []
    const change = toChange({
      address: `${address}/spf/${fqdn}`,
      action: found === undefined ? 'create' : 'update',
      before: found ?? null,
      after: spf_record,
      // A new one has the text of the service at first.
      operations: [
        ...creation,
        toOperation('updateSpfRecord', { servername, fqdn }, { action: 'custom', spf_record }),
      ],
      stage: stages.setting,
      lane: `${address}/spf/${fqdn}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export(context, site) {
    const spf_record = await find(context, site)
    return spf_record === undefined ? {} : { spf: { spf_record } }
  },
}

async function find({ read }: HostingContext, { name, domain }: Site): Promise<string | undefined> {
  const found = (await read.spf(domain)).find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === name)
  return found?.spf_record
}
