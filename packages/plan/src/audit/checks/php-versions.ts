import { createHosting } from '@hostwright/hosting'
import { type Check, dayMs } from '../finding.ts'

// Last days on which the PHP project fixes security problems, by PHP version.
const ends: Readonly<Record<string, string>> = {
  '8.1': '2025-12-31',
  '8.2': '2026-12-31',
  '8.3': '2027-12-31',
  '8.4': '2028-12-31',
  '8.5': '2029-12-31',
}

/**
 * Check for sites whose PHP version gets no security fixes, now or in 90 days. Calls `GET
 * /v1/server/{servername}/php-version`.
 */
export const phpVersions: Check = {
  name: 'php-versions',
  async *run({ client, servers, now, signal }) {
    for (const { servername } of servers) {
      const domains = await createHosting(client).server(servername).php.list({}, { signal })
      for (const { domain, current_version: version } of domains) {
        const end = supportEnd(version)
        const days = Math.floor((end - now) / dayMs)
        if (days >= 90) continue
        yield {
          severity: days < 0 ? 'problem' : 'warning',
          check: 'php-versions',
          thing: `site ${domain}`,
          message: `PHP ${version} ${days < 0 ? 'gets no security fixes any more' : `gets security fixes for ${days} more days`}`,
          next: `hostwright php update ${servername} ${domain} --version VERSION`,
        }
      }
    }
  },
}

/**
 * Returns the end of support of a version. A version that is not in the list counts as ended if its number is lower,
 * and as supported if it is higher.
 */
function supportEnd(version: string): number {
  const [, branch = '', major = '0', minor = '0'] = /((\d+)\.(\d+))/.exec(version) ?? []
  const known = ends[branch]
  if (known !== undefined) return Date.parse(known) + dayMs
  const isOld = Number(major) < 8 || (Number(major) === 8 && Number(minor) < 1)
  return isOld && branch !== '' ? 0 : Infinity
}
