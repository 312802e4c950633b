import { toPunycode } from '@hostwright/hosting'
import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type SiteResource } from './hosting-context.ts'

/** The PHP version of a domain, and of a subdomain where the service has one for each. */
export const phpVersion: SiteResource = {
  async compare({ address, servername, read }, { name, isNew, wanted: { php } }) {
    if (php === undefined) return nothing
    const found = (await read.php()).find(({ domain }) => toPunycode(domain) === name)?.current_version
    if (php === found) return nothing
    const change = toChange({
      address: `${address}/php/${name}`,
      action: 'update',
      before: found ?? null,
      after: php,
      operations: [toOperation('updatePhpVersion', { servername, domain: name }, { version: php })],
      obstacles:
        found === undefined && !isNew
          ? [
              `The service has no PHP version of its own for ${name}: leave php out, it has that of its domain.`,
            ]
          : [],
      stage: stages.site,
      lane: `${address}/php/${name}`,
    })
    return { changes: [change], foreign: [] }
  },
  async export({ read }, { name }) {
    const found = (await read.php()).find(({ domain }) => toPunycode(domain) === name)
    return found === undefined ? {} : { php: found.current_version }
  },
}
