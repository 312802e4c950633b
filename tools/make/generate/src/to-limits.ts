import { type Description, generatedHeader, type RateLimits } from './description.ts'

/** Returns the source texts of the limits in `x-limits`: for the client, for the VPSs, and for the sandbox. */
export function toLimits(description: Description): { common: string; vps: string; sandbox: string } {
  const { vps, server, logs, packetFilter, newOrderPermission } = description['x-limits']
  const rules = `
/** Largest number of rules in the packet filter of a VPS. */
export const rulesPerVps = ${packetFilter.rulesPerVps}
`
  return {
    common: `${generatedHeader}
/** The documented rate limits for VPSs, which are also those of the smallest hosting plan. Responses state larger ones. */
export const documentedLimits = ${toNumbers(vps)} as const
`,
    vps: generatedHeader + rules,
    sandbox: `${generatedHeader}
/** The documented rate limits for VPSs. */
export const vpsLimits = ${toNumbers(vps)} as const

/** The documented rate limits for hosting, by tier, the smallest first. */
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
