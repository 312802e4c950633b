/** How much an account may ask of the API. */
export interface Limits {
  /** Requests in any minute. */
  readonly perMinute: number
  /** Requests in any day. */
  readonly perDay: number
  /** Requests in progress at the same time. */
  readonly concurrent: number
}

/** What a response told about the limits; what it did not tell is `undefined`. */
export interface Learned {
  /** Requests in any minute. */
  readonly perMinute?: number | undefined
  /** Requests in progress at the same time. */
  readonly concurrent?: number | undefined
  /** Nothing may be sent before this moment, in milliseconds on the caller's monotonic clock. */
  readonly heldUntil?: number | undefined
}

/** The limits as a response told them; what it did not tell stays. */
export function withLearned(limits: Limits, learned: Learned): Limits {
  const { perMinute = limits.perMinute, concurrent = limits.concurrent } = learned
  return { ...limits, perMinute, concurrent }
}

/** The part of an account whose requests are counted together. */
export type Lane = 'vps' | 'hosting'

/** The lane of a route. The calls that belong to no product count as VPS calls, whose limits are never the larger ones. */
export function laneOf(operation: string): Lane {
  return operation.includes(' /v1/server') ? 'hosting' : 'vps'
}
