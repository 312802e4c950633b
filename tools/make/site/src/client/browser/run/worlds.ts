/** What an account can begin with, as `createSandbox` takes it. */
export const worlds = ['small', 'fleet-20', 'agency-50', 'short-of-money', 'empty'] as const

export type WorldName = (typeof worlds)[number]
