/** Rate limits of an account for one group of requests: those for VPSs, or those for hosting servers. */
export interface Limits {
  /** Number of requests that are allowed per minute. */
  readonly perMinute: number
  /** Number of requests that are allowed per day. */
  readonly perDay: number
  /** Number of requests that can be in progress at the same time. */
  readonly concurrent: number
}

/** Limits that a response stated. A limit that the response did not state is `undefined`. */
export interface Learned {
  /** Number of requests that are allowed per minute. */
  readonly perMinute?: number | undefined
  /** Number of requests that can be in progress at the same time. */
  readonly concurrent?: number | undefined
  /** Earliest time for the next request, in milliseconds on the caller's monotonic clock. */
  readonly heldUntil?: number | undefined
}

/** Returns the known limits, replaced by those that a response stated. */
export function withLearned(limits: Limits, learned: Learned): Limits {
  const { perMinute = limits.perMinute, concurrent = limits.concurrent } = learned
  return { ...limits, perMinute, concurrent }
}

/** Requests that the API counts together: those for VPSs, or those for hosting servers. */
export type LimitGroup = 'vps' | 'hosting'

/**
 * Returns the limit group of an operation. Calls that belong to no product, such as `GET /v1/me`, count as VPS calls:
 * the limits for VPSs are never the larger ones.
 */
export function limitGroupOf(operation: string): LimitGroup {
  return operation.includes(' /v1/server') ? 'hosting' : 'vps'
}
