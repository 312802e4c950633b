// Generated from the description by tools/make/generate. Do not edit.

/** The documented rate limits for VPSs. */
export const vpsLimits = { perMinute: 60, perDay: 10000, concurrent: 5 } as const

/** The documented rate limits for hosting, by tier, the smallest first. */
export const hostingLimits = [
  { perMinute: 60, perDay: 10000, concurrent: 5 },
  { perMinute: 120, perDay: 30000, concurrent: 10 },
  { perMinute: 300, perDay: 100000, concurrent: 20 },
] as const

/** For how many days the execution log keeps an entry. */
export const logRetentionDays = 90

/** Largest number of rules in the packet filter of a VPS. */
export const rulesPerVps = 20

/** The balance in yen that the new-order permission of a key takes, at least. */
export const minimumBalanceForOrders = 20000
