import type { RateLimit } from '../errors/api-error.ts'
import { withoutUndefined } from '../errors/without-undefined.ts'

/** What the `X-RateLimit-*` response headers say. */
export function parseRateLimit(headers: Headers, now: number): RateLimit {
  return withoutUndefined({
    limit: readCount(headers, 'limit', 1),
    remaining: readCount(headers, 'remaining'),
    resetAt: readReset(headers, now),
    concurrentLimit: readCount(headers, 'concurrent-limit', 1),
    concurrentRemaining: readCount(headers, 'concurrent-remaining'),
  })
}

/** The number in an `X-RateLimit-*` header, `undefined` where it is absent, none, or less than makes sense. */
export function readCount(headers: Headers, name: string, least = 0): number | undefined {
  const count = Number(headers.get(`x-ratelimit-${name}`) || NaN)
  return Number.isInteger(count) && count >= least ? count : undefined
}

/**
 * When the minute's count starts again, on the API's clock. The unit is not documented: Unix seconds are known from
 * public reference material; a number too large for them is one of milliseconds, one too small counts from now.
 */
function readReset(headers: Headers, now: number): Date | undefined {
  const reset = readCount(headers, 'reset') ?? NaN
  const ms = reset > 1e11 ? reset : reset * 1000 + (reset < 1e9 ? readDate(headers, now) : 0)
  return ms <= 8.64e15 ? new Date(ms) : undefined // no date can be further away
}

/** How long it is until the minute's count starts again. */
export function readResetMs(headers: Headers, now: number): number | undefined {
  const reset = readReset(headers, now)
  return reset && reset.getTime() - readDate(headers, now)
}

/**
 * `Retry-After` in milliseconds: seconds as the API sends them, or a date as a proxy may. Of several, as when
 * a proxy adds its own, the longest; part of a second counts as a whole one.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const pauses = (headers.get('Retry-After') ?? '')
    .split(',') // a date is read without its day of the week too
    .map((text) => (/^\s*(\d*\.)?\d+\s*$/.test(text) ? Math.ceil(Number(text)) * 1000 : untilDate(text)))
    .filter(Number.isFinite)
  return pauses.length > 0 ? Math.max(...pauses) : undefined

  function untilDate(text: string): number {
    // What is no date at all is one for Date.parse, if there is a number in it.
    return /\d:\d\d/.test(text) ? Math.max(0, Date.parse(text) - readDate(headers, now)) : NaN
  }
}

/** The API's own time when it responded: a date in its headers is compared with that, since clocks differ. */
function readDate(headers: Headers, now: number): number {
  return Date.parse(headers.get('Date') ?? '') || now
}
