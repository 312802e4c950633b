import { toPunycode } from '@hostwright/hosting'
import { type Comparison, toChange, toComparison } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type Site, type SiteResource } from './hosting-context.ts'

/** The SPF record of a domain or subdomain. */
export const spf: SiteResource = {
  async compare(context, site) {
    const { address, servername } = context
    const { name: fqdn, isNew, wanted } = site
    if (wanted.spf === undefined) return nothing
    const found = isNew ? undefined : await find(context, site)
    if (wanted.spf === null) return found === undefined ? nothing : toDeletion(context, fqdn, found)
    const { spf_record } = wanted.spf
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
    return { spf: spf_record === undefined ? null : { spf_record } }
  },
}

function toDeletion({ address, servername }: HostingContext, fqdn: string, before: string): Comparison {
  return toComparison(
    toChange({
      address: `${address}/spf/${fqdn}`,
      action: 'delete',
      before,
      operations: [toOperation('deleteSpfRecord', { servername, fqdn })],
      stage: stages.setting,
      lane: `${address}/spf/${fqdn}`,
    }),
  )
}

async function find({ read }: HostingContext, { name, domain }: Site): Promise<string | undefined> {
  const found = (await read.spf(domain)).find(({ fqdn = '' }) => fqdn !== '' && toPunycode(fqdn) === name)
  return found?.spf_record
}
