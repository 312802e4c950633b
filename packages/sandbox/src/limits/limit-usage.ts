/** Number of requests that the limit per minute still allows, after a request. */
export interface RateLimitLeft {
  /** The limit group: `vps`, `server`, or `common` for all other paths, such as `/v1/me` and `/v1/logs`. */
  readonly group: 'vps' | 'server' | 'common'
  /** Number of requests that are allowed per minute. */
  readonly limit: number
  /** Requests left in this minute. */
  readonly remaining: number
}

/** Requests that count against the account's rate limits, for all its keys together. */
export interface LimitUsage {
  /** Usage of the paths below `/v1/vps`; null without a limit. */
  readonly vps: LimitGroupUsage | null
  /** Usage of the paths below `/v1/server`; null without a limit. */
  readonly server: LimitGroupUsage | null
  /** Usage of all other paths together, such as `/v1/me` and `/v1/logs`; null without a limit. */
  readonly common: LimitGroupUsage | null
  /** The IP addresses that are blocked because they failed to authenticate. */
  readonly blockedAddresses: readonly BlockedAddress[]
}

/** Requests that count against the limits of one group. */
export interface LimitGroupUsage {
  /** The requests that count in the current minute. */
  readonly minute: WindowUsage
  /** The requests that count on the current day. */
  readonly day: WindowUsage
  /** The requests in progress. */
  readonly concurrent: Omit<WindowUsage, 'endsAt'>
}

/** Requests in one window of time. */
export interface WindowUsage {
  /** Number of counted requests. */
  readonly used: number
  /** Number of requests that are left. */
  readonly left: number
  /** End of the window, in milliseconds since the epoch on the sandbox's clock. Then counting begins again. */
  readonly endsAt: number
}

/** An IP address that is temporarily blocked. */
export interface BlockedAddress {
  /** The source address. */
  readonly address: string
  /** Rest of the block, in seconds on the sandbox's clock. */
  readonly secondsLeft: number
}
