import { createVps } from '@hostwright/vps'
import { describePorts, listPublic } from '../../kinds/open-ports.ts'
import type { Check } from '../finding.ts'

/**
 * Check for packet filters that are disabled, and rules that, one by one or together, open SSH, remote desktops, databases or
 * control panels to everybody: the rules whose addition a plan calls an exposure.
 * Calls `GET /v1/vps/servers/{uuid}/packet-filter`.
 */
export const packetFilters: Check = {
  name: 'packet-filters',
  async *run({ client, vps, signal }) {
    for (const { uuid, name } of vps) {
      const about = {
        check: 'packet-filters',
        thing: `vps ${name}`,
        next: `hostwright vps packet-filter get ${name}`,
      }
      const { enabled, rules } = await createVps(client).server(uuid).packetFilter.get({ signal })
      if (!enabled) {
        yield { severity: 'problem', ...about, message: 'its packet filter is off: every port is open' }
        continue
      }
      for (const rule of listPublic(rules)) {
        const what = rule.type === 'custom' ? describePorts(rule) : rule.type
        yield { severity: 'warning', ...about, message: `every address may connect to ${what}` }
      }
    }
  },
}

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
