import { parseJapanTime } from '@hostwright/common'
import { type Check, dayMs } from '../finding.ts'

/**
 * Check for hosting contracts that end within 60 days and are not renewed automatically. For a VPS the API shows no
 * date.
 */
export const contracts: Check = {
  name: 'contracts',
  async *run({ servers, now }) {
    for (const { servername, expiry_date, auto_renew } of servers) {
      if (expiry_date === null || auto_renew) continue
      const days = Math.floor((parseJapanTime(expiry_date).getTime() + dayMs - now) / dayMs)
      if (days >= 60) continue
      yield {
        severity: days < 14 ? 'problem' : 'warning',
        check: 'contracts',
        thing: `hosting ${servername}`,
        message: `the contract ends in ${days} days, on ${expiry_date}, and is not renewed`,
        next: 'hostwright hosting list',
      }
    }
  },
}
