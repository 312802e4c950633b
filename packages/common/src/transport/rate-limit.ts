import type { RateLimit } from '../errors/api-error.ts'
import { withoutUndefined } from '../errors/without-undefined.ts'
import { minuteMs } from '../platform/durations.ts'

/** Parses the `X-RateLimit-*` response headers. */
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
 * Returns the number in an `X-RateLimit-*` header; `undefined` if it is absent, not a whole number, or below `least`.
 */
export function readCount(headers: Headers, name: string, least = 0): number | undefined {
  const count = Number(headers.get(`x-ratelimit-${name}`) || NaN)
  return Number.isInteger(count) && count >= least ? count : undefined
}

/**
 * Returns when the current minute ends, on the API's clock. The documentation does not state the header's unit; public
 * reference material shows Unix seconds. A number too large for seconds is read as Unix milliseconds, and a number too
 * small for a date as seconds from now.
 */
function readReset(headers: Headers, now: number): Date | undefined {
  const reset = readCount(headers, 'reset') ?? NaN
  const ms = reset > 1e11 ? reset : reset * 1000 + (reset < 1e9 ? readDate(headers, now) : 0)
  // 8.64e15 milliseconds is the last time that a `Date` can represent.
  return ms <= 8.64e15 ? new Date(ms) : undefined
}

/**
 * Returns the time until the current minute of the rate limit ends, in milliseconds. It is measured from the `Date`
 * header, unless the result is no time within a minute. A sandbox states the reset in this machine's time, and in `Date`
 * its own, which may have been moved.
 */
export function readResetMs(headers: Headers, now: number): number | undefined {
  const reset = readReset(headers, now)?.getTime()
  if (reset === undefined) return undefined
  const ms = reset - (headers.has('Sandbox-World') ? now : readDate(headers, now))
  return ms >= 0 && ms <= minuteMs ? ms : reset - now
}

/**
 * Returns `Retry-After` in milliseconds. The API sends seconds; a proxy may send a date, or add a second value. The
 * longest value counts; fractions of a second are rounded up.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const pauses = (headers.get('Retry-After') ?? '')
    // Several values are separated by commas. A date also has a comma, after its weekday, but is valid without the
    // weekday.
    .split(',')
    .map((text) => (/^\s*(\d*\.)?\d+\s*$/.test(text) ? Math.ceil(Number(text)) * 1000 : untilDate(text)))
    .filter(Number.isFinite)
  return pauses.length > 0 ? Math.max(...pauses) : undefined

  function untilDate(text: string): number {
    // `Date.parse` accepts many texts that contain a number, so the text must also contain a time of day.
    return /\d:\d\d/.test(text) ? Math.max(0, Date.parse(text) - readDate(headers, now)) : NaN
  }
}

/**
 * Returns the time of the `Date` header, or this machine's time without it. Dates in other headers are compared with
 * this time, because the clocks of the two machines differ.
 */
function readDate(headers: Headers, now: number): number {
  return Date.parse(headers.get('Date') ?? '') || now
}
