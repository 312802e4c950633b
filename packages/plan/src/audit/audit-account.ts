import { type Client, isHostwrightError, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { certificates, contracts, keyExpiry } from './checks/expiry.ts'
import { mailAuthentication } from './checks/mail-authentication.ts'
import { phpVersions } from './checks/php-versions.ts'
import { packetFilters, reinstallProtection } from './checks/vps.ts'
import type { Audited, AuditedServer, Check, Finding } from './finding.ts'

const checks: readonly Check[] = [
  keyExpiry,
  contracts,
  certificates,
  phpVersions,
  mailAuthentication,
  packetFilters,
  reinstallProtection,
]

/** Options of `auditAccount`. */
export interface AuditOptions {
  /** Ends the audit when it is aborted: `auditAccount` rejects with its reason. */
  readonly signal?: AbortSignal | undefined
  /** Called before each check with its name, and before that once with `contracts and servers`. @default not called */
  readonly onProgress?: ((check: string) => void) | undefined
}

/**
 * Lists problems of one account: keys, contracts and certificates that end, suspended contracts, old PHP, mail without
 * SPF, DKIM or DMARC, open packet filters, and VPSs without reinstall protection. Only reads (scope: read), within the
 * rate limits. Dates are compared with the time of the client. If the key has no right to read a list, that is a finding too, and the check that needs the list ends
 * there.
 *
 * @throws {ApiError} `UNAUTHORIZED` for an invalid key, and other errors except `FORBIDDEN` and `NOT_FOUND`
 */
export async function auditAccount(
  client: Client,
  { signal, onProgress }: AuditOptions = {},
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const attempt = async <T>(thing: string, fallback: T, read: () => Promise<T>): Promise<T> => {
    try {
      return await read()
    } catch (error) {
      if (signal?.aborted || !isForbidden(error)) throw error
      const { message } = error as Error
      findings.push({ severity: 'unread', check: 'access', thing, message })
      return fallback
    }
  }
  onProgress?.('contracts and servers')
  const vps = await attempt<Audited['vps']>('VPSs', [], async () => {
    const { data } = await portsOf(client).api.GET('/v1/vps/servers', toInit({ signal }))
    return data.servers
  })
  const hosting = await attempt<Pick<Audited, 'contracts' | 'servers'>>(
    'hosting servers',
    { contracts: [], servers: [] },
    () => readHosting(client, signal),
  )
  const audited: Audited = { client, now: portsOf(client).now(), signal, vps, ...hosting }
  for (const check of checks) {
    onProgress?.(check.name)
    await attempt(check.name, undefined, async () => {
      for await (const finding of check.run(audited)) findings.push(finding)
    })
  }
  return findings
}

async function readHosting(
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Pick<Audited, 'contracts' | 'servers'>> {
  const { data } = await portsOf(client).api.GET('/v1/server', toInit({ signal }))
  const contracts = data.servers
  const servers: AuditedServer[] = []
  for (const { servername, status } of contracts) {
    // The sites of a server that is being set up or is suspended cannot be checked. Its contract is.
    if (status !== 'active') continue
    const { data: list } = await portsOf(client).api.GET('/v1/server/{servername}/domain', {
      params: { path: { servername } },
      ...toInit({ signal }),
    })
    servers.push({ servername, domains: list.domains.map(({ domain }) => domain) })
  }
  return { contracts, servers }
}

/**
 * Whether a check failed because the API key lacks a right, or the API responded that something does not exist. The
 * other checks are then still made.
 */
function isForbidden(error: unknown): boolean {
  const { status } = error as { readonly status?: number }
  return isHostwrightError(error) && (status === 403 || status === 404)
}
