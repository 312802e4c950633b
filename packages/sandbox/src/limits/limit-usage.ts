/** What is left of a rate limit. */
export interface RateLimitLeft {
  /** The limit group: `vps`, `server`, or `common` for the other paths. */
  readonly group: 'vps' | 'server' | 'common'
  /** Requests per minute. */
  readonly limit: number
  /** Requests left in this minute. */
  readonly remaining: number
}

/** Requests that count against the limits of the account, for all its keys together. */
export interface LimitUsage {
  /** For the paths below `/v1/vps`; null without a limit. */
  readonly vps: LimitGroupUsage | null
  /** For the paths below `/v1/server`; null without a limit. */
  readonly server: LimitGroupUsage | null
  /** For every other path; null without a limit. */
  readonly common: LimitGroupUsage | null
  /** The addresses that are blocked because they failed to authenticate. */
  readonly blockedAddresses: readonly BlockedAddress[]
}

/** Requests that count against one set of limits. */
export interface LimitGroupUsage {
  /** Requests in this minute. */
  readonly minute: WindowUsage
  /** Requests on this day. */
  readonly day: WindowUsage
  /** Requests that have no response yet. */
  readonly concurrent: Omit<WindowUsage, 'endsAt'>
}

/** Requests in one window of time. */
export interface WindowUsage {
  /** Number of counted requests. */
  readonly used: number
  /** Number of requests that are left. */
  readonly left: number
  /** When it begins to count again, in milliseconds since the epoch on the sandbox's clock. */
  readonly endsAt: number
}

/** An address that is blocked for a while. */
export interface BlockedAddress {
  /** The source address. */
  readonly address: string
  /** For how long, in seconds on the sandbox's clock. */
  readonly secondsLeft: number
}
