import { toPunycode } from '@hostwright/hosting'
import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'

/** Whether a domain or subdomain has a certificate. */
export const certificate: SiteResource = {
  async compare({ address, servername, read }, { name, isNew, wanted: { ssl } }) {
    // A new one gets its certificate when it is added.
    if (ssl === undefined || isNew) return nothing
    const found = (await read.ssl()).some(({ common_name }) => toPunycode(common_name) === name)
    if (ssl === found) return nothing
    const change = toChange({
      address: `${address}/ssl/${name}`,
      action: ssl ? 'create' : 'delete',
      before: found || null,
      after: ssl || null,
      operations: [
        ssl
          ? toOperation('issueSslCertificate', { servername }, { common_name: name })
          : toOperation('deleteSslCertificate', { servername, common_name: name }),
      ],
      stage: ssl ? stages.site : stages.shutSite,
      lane: `${address}/ssl/${name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export({ read }, { name }) {
    return { ssl: (await read.ssl()).some(({ common_name }) => toPunycode(common_name) === name) }
  },
}
