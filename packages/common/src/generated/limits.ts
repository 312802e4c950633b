// Generated from the description by tools/make/generate. Do not edit.

/** The documented rate limits for VPSs, which are also those of the smallest hosting plan. Responses state larger ones. */
export const documentedLimits = { perMinute: 60, perDay: 10000, concurrent: 5 } as const
