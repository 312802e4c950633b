import type { RateLimit } from '../errors/api-error.ts'

/** What the `X-RateLimit-*` headers of an answer say. */
export function parseRateLimit(headers: Headers): RateLimit {
  const read = (name: string): number | undefined => {
    const value = headers.get(`X-RateLimit-${name}`)
    return value !== null && /^\d+$/.test(value) ? Number(value) : undefined
  }
  const reset = read('Reset')
  return {
    limit: read('Limit'),
    remaining: read('Remaining'),
    resetAt: reset === undefined ? undefined : new Date(reset * 1000),
    concurrentLimit: read('Concurrent-Limit'),
    concurrentRemaining: read('Concurrent-Remaining'),
  }
}

/** `Retry-After` in milliseconds: seconds as the API sends them, or a date as a proxy may. */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
