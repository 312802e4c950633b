// Generated from the description by tools/make/generate. Do not edit.

/** The documented rate limits of the VPS side, and of the smallest hosting plan. Responses tell when there is more. */
export const documentedLimits = { perMinute: 60, perDay: 10000, concurrent: 5 } as const
