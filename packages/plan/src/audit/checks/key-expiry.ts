import { parseJapanTime } from '@hostwright/common'
import { type Check, dayMs } from '../finding.ts'

/** Check whether the API key ends within 30 days. Calls `GET /v1/me`. */
export const keyExpiry: Check = {
  name: 'key-expiry',
  async *run({ client, now, signal }) {
    const { expires_at } = await client.me({ signal })
    if (expires_at === null) return
    const days = Math.floor((parseJapanTime(expires_at).getTime() - now) / dayMs)
    if (days >= 30) return
    yield {
      severity: days < 0 ? 'problem' : 'warning',
      check: 'key-expiry',
      thing: 'API key',
      message: days < 0 ? `ended on ${expires_at}` : `ends in ${days} days, on ${expires_at}`,
      next: 'hostwright key show',
    }
  },
}
