import type { RateLimit } from '../errors/api-error.ts'
import { withoutUndefined } from '../errors/without-undefined.ts'

/** The parts of the `X-RateLimit-*` response headers. */
export function parseRateLimit(headers: Headers, now: number): RateLimit {
  return withoutUndefined({
    limit: readCount(headers, 'limit', 1),
    remaining: readCount(headers, 'remaining'),
    resetAt: readReset(headers, now),
    concurrentLimit: readCount(headers, 'concurrent-limit', 1),
    concurrentRemaining: readCount(headers, 'concurrent-remaining'),
  })
}

/**
 * Returns the number in an `X-RateLimit-*` header; `undefined` if it is absent, not a number, or below
 * `least`.
 */
export function readCount(headers: Headers, name: string, least = 0): number | undefined {
  const count = Number(headers.get(`x-ratelimit-${name}`) || NaN)
  return Number.isInteger(count) && count >= least ? count : undefined
}

/**
 * Returns when the minute ends, on the API's clock. The unit is not documented: Unix seconds are known from
 * public reference material. A number that is too large for seconds counts as milliseconds; one that is too
 * small counts from now.
 */
function readReset(headers: Headers, now: number): Date | undefined {
  const reset = readCount(headers, 'reset') ?? NaN
  const ms = reset > 1e11 ? reset : reset * 1000 + (reset < 1e9 ? readDate(headers, now) : 0)
  return ms <= 8.64e15 ? new Date(ms) : undefined // no valid date is later
}

/** Returns the time until the minute ends, in milliseconds. */
export function readResetMs(headers: Headers, now: number): number | undefined {
  const reset = readReset(headers, now)
  return reset && reset.getTime() - readDate(headers, now)
}

/**
 * Returns `Retry-After` in milliseconds. The API sends seconds, a proxy may send a date. Of several values,
 * as when a proxy adds its own, the longest counts; parts of a second are rounded up.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const pauses = (headers.get('Retry-After') ?? '')
    .split(',') // a date without its weekday is valid as well
    .map((text) => (/^\s*(\d*\.)?\d+\s*$/.test(text) ? Math.ceil(Number(text)) * 1000 : untilDate(text)))
    .filter(Number.isFinite)
  return pauses.length > 0 ? Math.max(...pauses) : undefined

  function untilDate(text: string): number {
    // `Date.parse` accepts any text with a number in it.
    return /\d:\d\d/.test(text) ? Math.max(0, Date.parse(text) - readDate(headers, now)) : NaN
  }
}

/** The API's own time in the response: a date in its headers is compared with that, because clocks differ. */
function readDate(headers: Headers, now: number): number {
  return Date.parse(headers.get('Date') ?? '') || now
}
