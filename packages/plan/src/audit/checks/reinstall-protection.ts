import { createVps } from '@hostwright/vps'
import type { Check } from '../finding.ts'

/**
 * Check for VPSs without reinstall protection, which one call can erase. Calls `GET /v1/vps/servers/{uuid}/protection`.
 */
export const reinstallProtection: Check = {
  name: 'reinstall-protection',
  async *run({ client, vps, signal }) {
    for (const { uuid, name } of vps) {
      const { os_reinstall } = await createVps(client).server(uuid).protection.get({ signal })
      if (os_reinstall) continue
      yield {
        severity: 'warning',
        check: 'reinstall-protection',
        thing: `vps ${name}`,
        message: 'is not protected against a reinstall',
        next: `hostwright vps protection set ${name} --os-reinstall`,
      }
    }
  },
}
