import type { RateLimit } from '../errors/api-error.ts'
import { type LimitGroup, limitGroupOf } from '../pacing/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { parseRateLimit } from './rate-limit.ts'

/** The rate limits that the latest responses have stated. */
export interface SeenLimits {
  /** Keeps the headers of the latest response to an operation's limit group. */
  see(operation: string, headers: Headers): void
  /** Returns the limits that the kept headers state; empty for a group without a response or without such headers. */
  limits(): Readonly<Record<LimitGroup, RateLimit>>
}

export function createSeenLimits({ now }: Pick<Platform, 'now'>): SeenLimits {
  const latest: Partial<Record<LimitGroup, Headers>> = {}
  const read = (group: LimitGroup): RateLimit => (latest[group] ? parseRateLimit(latest[group], now()) : {})
  return {
    see(operation, headers) {
      // Only the headers are stored for each response. `limits` parses them when it is called, because parsing takes
      // longer than the rest of the client's own work for a call.
      latest[limitGroupOf(operation)] = headers
    },
    limits: () => ({ vps: read('vps'), hosting: read('hosting') }),
  }
}
