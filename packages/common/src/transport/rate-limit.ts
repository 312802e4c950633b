import type { RateLimit } from '../errors/api-error.ts'

/** What the `X-RateLimit-*` headers of an answer say. */
export function parseRateLimit(headers: Headers, now: number): RateLimit {
  const read = (name: string): number | undefined => {
    const value = headers.get(`X-RateLimit-${name}`)
    return value !== null && /^\d+$/.test(value) ? Number(value) : undefined
  }
  const reset = read('Reset')
  return {
    limit: read('Limit'),
    remaining: read('Remaining'),
    resetAt: reset === undefined ? undefined : toMoment(reset, now),
    concurrentLimit: read('Concurrent-Limit'),
    concurrentRemaining: read('Concurrent-Remaining'),
  }
}

// The unit is not documented. Unix seconds are known from public reference material; a number too large
// for them is one of milliseconds, and one that is too small counts from now.
function toMoment(reset: number, now: number): Date {
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
