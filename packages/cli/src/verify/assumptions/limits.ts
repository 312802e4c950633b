import type { Reading } from '../reading.ts'
import type { Observer } from './observer.ts'

/**
 * Observer that finds out which error responses have the rate-limit headers. Rejections of an unknown API key are not
 * observed, because no request is sent with an unknown key.
 */
const rateLimitHeaders: Observer<'rate-limit-headers'> = {
  id: 'rate-limit-headers',
  observe({ probe }) {
    const rejected = probe('not-found')
    if (rejected === undefined || rejected.status === 429 || rejected.status < 400) return undefined
    return rejected.headers.has('X-RateLimit-Limit') ? ['all', 'known-keys'] : 'successes-and-429'
  },
}

/**
 * Observer that finds out which rate limit counts the requests of `GET /v1/me`, from the numbers of remaining requests
 * before and after other calls.
 */
const rateLimitOfCommonPaths: Observer<'rate-limit-of-common-paths'> = {
  id: 'rate-limit-of-common-paths',
  observe({ probe }) {
    const left = (purpose: string): number =>
      Number(probe(purpose)?.headers.get('X-RateLimit-Remaining') ?? Number.NaN)
    const byVps = left('count-1') - left('count-2')
    const byHosting = left('count-2') - left('count-3')
    if (byVps === 1 && byHosting === 1) return 'own-limits'
    if (byVps === 2 && byHosting === 1) return 'count-as-vps'
    return byVps === 1 && byHosting === 2 ? 'count-as-hosting' : undefined
  },
}

/** Observer that finds out the unit of the header `X-RateLimit-Reset`. */
const rateLimitResetUnit: Observer<'rate-limit-reset-unit'> = {
  id: 'rate-limit-reset-unit',
  observe({ all }) {
    const text = all.map(({ headers }) => headers.get('X-RateLimit-Reset')).find((value) => value !== null)
    if (!text) return undefined
    const value = Number(text)
    if (value > 1e11) return 'unix-milliseconds'
    return value > 1e8 ? 'unix-seconds' : 'seconds-from-now'
  },
}

// A limit that is reset in more than this many seconds cannot be the limit per minute, even if the clocks of the two
// machines differ.
const beyondMinute = 90

/**
 * Observer that finds out whether the rate-limit headers show the daily limit. That is visible only when the daily
 * limit is used up.
 */
const rateLimitScope: Observer<'rate-limit-scope'> = {
  id: 'rate-limit-scope',
  observe({ all }) {
    if (all.some((reading) => left(reading) === 0 && untilReset(reading) > beyondMinute))
      return 'tighter-limit'
    // A 429 that asks for a pause of more than a minute comes from the daily limit. If the headers of this 429 state a
    // reset within a minute, they describe the limit per minute, and no header shows the daily one.
    const isHidden = all.some(
      (reading) =>
        reading.status === 429 &&
        Number(reading.headers.get('Retry-After')) > beyondMinute &&
        untilReset(reading) <= beyondMinute,
    )
    return isHidden ? 'minute-limit' : undefined
  },
}

function left({ headers }: Reading): number {
  return Number(headers.get('X-RateLimit-Remaining') ?? Number.NaN)
}

function untilReset({ headers, at }: Reading): number {
  return (toSeconds(headers.get('X-RateLimit-Reset'), at) ?? Number.NaN) - at / 1000
}

/**
 * Observer that finds out whether the minute of the rate limits begins with a clock minute or with the first request: a
 * clock minute if all resets are at a full minute.
 */
const rateLimitWindow: Observer<'rate-limit-window'> = {
  id: 'rate-limit-window',
  observe({ all }) {
    const resets = all.flatMap(({ headers, at }) => toSeconds(headers.get('X-RateLimit-Reset'), at) ?? [])
    if (resets.length === 0) return undefined
    return resets.every((reset) => Math.abs(reset % 60) < 0.5 || Math.abs((reset % 60) - 60) < 0.5)
      ? 'clock-in-japan'
      : 'first-request'
  },
}

/** Observer that finds out how many requests per minute hosting allows. */
const rateLimitsOfHosting: Observer<'rate-limits-of-hosting'> = {
  id: 'rate-limits-of-hosting',
  observe({ of }) {
    const limit = of('listHostingServers')[0]?.headers.get('X-RateLimit-Limit')
    if (limit === '60') return '60-a-minute'
    if (limit === '120') return '120-a-minute'
    return limit === '300' ? '300-a-minute' : undefined
  },
}

/** Observer that finds out which notations of a time the filters of the execution log accept. */
const logTimeForms: Observer<'log-time-forms'> = {
  id: 'log-time-forms',
  observe({ probe }) {
    const { status } = probe('log-time') ?? {}
    if (status === 200) return 'also-iso-8601'
    return status === 422 ? 'date-and-time' : undefined
  },
}

/**
 * Observer that finds out whether the execution log contains requests that a rate limit rejected. If none are found,
 * that proves nothing.
 */
const refusedRequestsInLog: Observer<'refused-requests-in-log'> = {
  id: 'refused-requests-in-log',
  observe({ probe }) {
    const { logs = [] } = Object(probe('refused')?.body) as {
      readonly logs?: readonly { readonly status_code: number }[]
    }
    return logs.some(({ status_code }) => status_code === 429) ? 'yes' : undefined
  },
}

/** Returns the end of a rate-limit window in Unix seconds, from a header whose unit is not known. */
function toSeconds(text: string | null, at: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined
  const value = Number(text)
  if (value > 1e11) return value / 1000
  return value > 1e8 ? value : Math.round(at / 1000) + value
}

/** Observers that find out the API's choices for rate limits and the execution log from the responses of an account. */
export const limitsObservers: readonly Observer[] = [
  rateLimitHeaders,
  rateLimitOfCommonPaths,
  rateLimitResetUnit,
  rateLimitScope,
  rateLimitWindow,
  rateLimitsOfHosting,
  logTimeForms,
  refusedRequestsInLog,
]
