import { createHosting } from '@hostwright/hosting'
import { parseJapanTime } from '@hostwright/common'
import { type Check, dayMs, type Finding } from '../finding.ts'

/**
 * Check for certificates that failed or end soon, and domains without a certificate. Calls `GET
 * /v1/server/{servername}/ssl`.
 */
export const certificates: Check = {
  name: 'certificates',
  async *run({ client, servers, now, signal }) {
    for (const { servername, domains } of servers) {
      const list = await createHosting(client).server(servername).ssl.list({}, { signal })
      for (const domain of domains) {
        if (list.some(({ common_name }) => common_name === domain)) continue
        const message = 'has no certificate'
        const next = `hostwright ssl issue ${servername} --common-name ${domain}`
        yield { severity: 'warning', check: 'certificates', thing: `domain ${domain}`, message, next }
      }
      for (const certificate of list) {
        const finding = judge(certificate, now)
        if (finding) yield { ...finding, next: `hostwright ssl list ${servername}` }
      }
    }
  },
}

interface Certificate {
  readonly common_name: string
  readonly status: string
  readonly expires_at: string
}

function judge({ common_name, status, expires_at }: Certificate, now: number): Finding | undefined {
  const about = { check: 'certificates', thing: `certificate ${common_name}` } as const
  if (status !== 'active') return { severity: 'problem', ...about, message: `is ${status}` }
  const days = Math.floor((readTime(expires_at) - now) / dayMs)
  if (days < 0) return { severity: 'problem', ...about, message: `ended on ${expires_at}` }
  return days < 14 ? { severity: 'warning', ...about, message: `ends in ${days} days` } : undefined
}

/** Parses the time of a certificate, whose format is not documented. A time that cannot be parsed causes no finding. */
function readTime(text: string): number {
  try {
    return parseJapanTime(text).getTime()
  } catch {
    const time = Date.parse(text)
    return Number.isNaN(time) ? Infinity : time
  }
}
