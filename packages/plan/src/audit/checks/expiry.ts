import { parseTime } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { type Check, dayMs, type Finding } from '../finding.ts'

/** Check whether the API key ends within 30 days. Calls `GET /v1/me`. */
export const keyExpiry: Check = {
  name: 'key-expiry',
  async *run({ client, now, signal }) {
    const { expires_at } = await client.me({ signal })
    if (expires_at === null) return
    const days = Math.floor((parseTime('expires_at', expires_at).getTime() - now) / dayMs)
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

/**
 * Check for contracts that are suspended, and hosting contracts that end within 60 days and are not renewed
 * automatically. For a VPS the API shows no date.
 */
export const contracts: Check = {
  name: 'contracts',
  async *run({ vps, contracts: all, now }) {
    for (const { name, status } of vps) {
      if (status !== 'suspended') continue
      const about = { check: 'contracts', thing: `vps ${name}`, next: 'hostwright vps list' } as const
      yield { severity: 'problem', ...about, message: 'the contract is suspended' }
    }
    for (const { servername, status, expiry_date, auto_renew } of all) {
      const thing = `hosting ${servername}`
      const about = { check: 'contracts', thing, next: 'hostwright hosting list' } as const
      if (status === 'suspended')
        yield { severity: 'problem', ...about, message: 'the contract is suspended' }
      if (expiry_date === null || auto_renew) continue
      const days = Math.floor((parseTime('expiry_date', expiry_date).getTime() - now) / dayMs)
      if (days >= 60) continue
      const end = days < 0 ? 'ended' : `ends in ${days} days,`
      const message = `the contract ${end} on ${expiry_date}, and is not renewed`
      yield { severity: days < 14 ? 'problem' : 'warning', ...about, message }
    }
  },
}

/**
 * Check for certificates that are not active or end within 14 days, and domains without a certificate. Calls `GET
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
    return parseTime('expires_at', text).getTime()
  } catch {
    const time = Date.parse(text)
    return Number.isNaN(time) ? Infinity : time
  }
}
