import type { RateLimit } from '../errors/api-error.ts'
import { type LimitGroup, limitGroupOf } from '../pacing/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { parseRateLimit } from './rate-limit.ts'

/** The rate limits that the latest responses have stated. */
export interface SeenLimits {
  /** Keeps the headers of a response of this operation. */
  see(operation: string, headers: Headers): void
  /** Returns the limits that the kept headers state; empty for a group without a response or without such headers. */
  limits(): Readonly<Record<LimitGroup, RateLimit>>
}

export function createSeenLimits({ now }: Pick<Platform, 'now'>): SeenLimits {
  const latest: Partial<Record<LimitGroup, Headers>> = {}
  const read = (group: LimitGroup): RateLimit => (latest[group] ? parseRateLimit(latest[group], now()) : {})
  return {
    see(operation, headers) {
      // Parsed only in `limits`: parsing a header takes longer than the rest of a call's own work.
      latest[limitGroupOf(operation)] = headers
    },
    limits: () => ({ vps: read('vps'), hosting: read('hosting') }),
  }
}
