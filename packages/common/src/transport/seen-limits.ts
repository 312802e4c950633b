import type { RateLimit } from '../errors/api-error.ts'
import { type LimitGroup, limitGroupOf } from '../pacing/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { parseRateLimit } from './rate-limit.ts'

/** The rate limits that the latest responses have stated. */
export interface SeenLimits {
  /** Keeps the headers of a response, if they state limits. */
  see(operation: string, headers: Headers): void
  /** Returns what they state; empty for a group without a response. */
  limits(): Readonly<Record<LimitGroup, RateLimit>>
}

export function createSeenLimits({ now }: Pick<Platform, 'now'>): SeenLimits {
  const latest: Partial<Record<LimitGroup, readonly [headers: Headers, at: number]>> = {}
  const read = (group: LimitGroup): RateLimit => (latest[group] ? parseRateLimit(...latest[group]) : {})
  return {
    see(operation, headers) {
      // Parsed only when somebody asks: parsing takes longer than the rest of a call's own work.
      if (headers.has('x-ratelimit-remaining')) latest[limitGroupOf(operation)] = [headers, now()]
    },
    limits: () => ({ vps: read('vps'), hosting: read('hosting') }),
  }
}
