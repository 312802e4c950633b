/** Rate limits as `x-limits` writes them. */
interface RateLimits {
  readonly requestsPerMinute: number
  readonly requestsPerDay: number
  readonly concurrentRequests: number
}

interface Description {
  readonly 'x-limits': {
    readonly vps: RateLimits
    readonly server: { readonly tiers: readonly RateLimits[] }
    readonly logs: { readonly retentionDays: number }
    readonly packetFilter: { readonly rulesPerVps: number }
    readonly newOrderPermission: { readonly minimumBalanceYen: number }
  }
}

const head = '// Generated from the description by tools/make/generate. Do not edit.\n'

/** Returns the source texts of the limits in `x-limits`: for the client, for the VPSs, and for the sandbox. */
export function toLimits(description: string): { common: string; vps: string; sandbox: string } {
  const { vps, server, logs, packetFilter, newOrderPermission } = (JSON.parse(description) as Description)[
    'x-limits'
  ]
  const rules = `
/** The most rules that the packet filter of a VPS holds. */
export const rulesPerVps = ${packetFilter.rulesPerVps}
`
  return {
    common: `${head}
/** The documented rate limits of the VPS side, and of the smallest hosting plan. Responses tell when there is more. */
export const documentedLimits = ${toNumbers(vps)} as const
`,
    vps: head + rules,
    sandbox: `${head}
/** The rate limits of the VPS side. */
export const vpsLimits = ${toNumbers(vps)} as const

/** The rate limits of the hosting side, by tier, the smallest first. */
export const hostingLimits = [
${server.tiers.map((tier) => `  ${toNumbers(tier)},\n`).join('')}] as const

/** For how many days the execution log keeps an entry. */
export const logRetentionDays = ${logs.retentionDays}
${rules}
/** The balance in yen that the new-order permission of a key takes, at least. */
export const minimumBalanceForOrders = ${newOrderPermission.minimumBalanceYen}
`,
  }
}

function toNumbers({ requestsPerMinute, requestsPerDay, concurrentRequests }: RateLimits): string {
  return `{ perMinute: ${requestsPerMinute}, perDay: ${requestsPerDay}, concurrent: ${concurrentRequests} }`
}
