/** What is left of a rate limit at a moment. */
export interface RateLimitLeft {
  /** Whose limit it is: `vps`, `server`, or `common` for the other paths. */
  readonly group: 'vps' | 'server' | 'common'
  /** How many requests there may be in a minute. */
  readonly limit: number
  /** How many of them are left. */
  readonly remaining: number
}

/** What has been counted against the limits of the account, all its keys together. */
export interface LimitUsage {
  /** Of the paths below `/v1/vps`; null where there is no limit. */
  readonly vps: LimitGroupUsage | null
  /** Of the paths below `/v1/server`; null where there is no limit. */
  readonly server: LimitGroupUsage | null
  /** Of every other path; null where there is no limit. */
  readonly common: LimitGroupUsage | null
  /** The addresses that are blocked because they failed to authenticate. */
  readonly blockedAddresses: readonly BlockedAddress[]
}

/** What has been counted against one set of limits. */
export interface LimitGroupUsage {
  /** In this minute. */
  readonly minute: WindowUsage
  /** On this day. */
  readonly day: WindowUsage
  /** Requests that have no response yet. */
  readonly concurrent: Omit<WindowUsage, 'endsAt'>
}

/** What has been counted in a stretch of time. */
export interface WindowUsage {
  /** How many requests were counted. */
  readonly used: number
  /** How many more there may be. */
  readonly left: number
  /** When it begins to count again, in milliseconds since the epoch on the sandbox's clock. */
  readonly endsAt: number
}

/** An address that is blocked for a while. */
export interface BlockedAddress {
  /** The address. */
  readonly address: string
  /** For how long, in seconds on the sandbox's clock. */
  readonly secondsLeft: number
}
