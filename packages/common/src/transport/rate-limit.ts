import type { RateLimit } from '../errors/api-error.ts'

/** What the `X-RateLimit-*` headers of an answer say. */
export function parseRateLimit(headers: Headers, now: number): RateLimit {
  return {
    limit: readCount(headers, 'x-ratelimit-limit'),
    remaining: readCount(headers, 'x-ratelimit-remaining'),
    resetAt: readReset(headers, now),
    concurrentLimit: readCount(headers, 'x-ratelimit-concurrent-limit'),
    concurrentRemaining: readCount(headers, 'x-ratelimit-concurrent-remaining'),
  }
}

/** The number in a header, `undefined` where it is absent or none. */
export function readCount(headers: Headers, name: string): number | undefined {
  const count = Number(headers.get(name) || NaN)
  return Number.isInteger(count) && count >= 0 ? count : undefined
}

/**
 * When the minute's count starts again. The unit is not documented: Unix seconds are known from public
 * reference material; a number too large for them is one of milliseconds, one too small counts from now.
 */
export function readReset(headers: Headers, now: number): Date | undefined {
  const reset = readCount(headers, 'x-ratelimit-reset')
  if (reset === undefined) return undefined
  if (reset > 1e11) return new Date(reset)
  return new Date((reset < 1e9 ? now : 0) + reset * 1000)
}

/** `Retry-After` in milliseconds: seconds as the API sends them, or a date as a proxy may. */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
