import type { Reading } from '../reading.ts'
import type { Observer } from './observer.ts'

/** Whether rejections carry the headers too. What unknown keys get cannot be told with a known one. */
const rateLimitHeaders: Observer<'rate-limit-headers'> = {
  id: 'rate-limit-headers',
  observe({ probe }) {
    const rejected = probe('not-found')
    if (rejected === undefined || rejected.status === 429 || rejected.status < 400) return undefined
    return rejected.headers.has('X-RateLimit-Limit') ? ['all', 'known-keys'] : 'successes-and-429'
  },
}

/** What /v1/me is counted with: told by what others leave of it. */
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

/** The unit of X-RateLimit-Reset. */
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

// Longer than any minute lasts, whatever the clocks say.
const beyondMinute = 90

/** Whether the headers know of the limit of the day. That shows once the day has none left. */
const rateLimitScope: Observer<'rate-limit-scope'> = {
  id: 'rate-limit-scope',
  observe({ all }) {
    if (all.some((reading) => left(reading) === 0 && untilReset(reading) > beyondMinute))
      return 'tighter-limit'
    // Rejected for longer than a minute, while the headers say that there is room.
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

/** When the minute of the limits begins. */
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

/** How many requests a minute hosting allows. */
const rateLimitsOfHosting: Observer<'rate-limits-of-hosting'> = {
  id: 'rate-limits-of-hosting',
  observe({ of }) {
    const limit = of('listHostingServers')[0]?.headers.get('X-RateLimit-Limit')
    if (limit === '60') return '60-a-minute'
    if (limit === '120') return '120-a-minute'
    return limit === '300' ? '300-a-minute' : undefined
  },
}

/** Which forms of a time the log takes. */
const logTimeForms: Observer<'log-time-forms'> = {
  id: 'log-time-forms',
  observe({ probe }) {
    const { status } = probe('log-time') ?? {}
    if (status === 200) return 'also-iso-8601'
    return status === 422 ? 'date-and-time' : undefined
  },
}

/** Whether the log has requests that a limit rejected. That it has none says nothing. */
const refusedRequestsInLog: Observer<'refused-requests-in-log'> = {
  id: 'refused-requests-in-log',
  observe({ probe }) {
    const { logs = [] } = Object(probe('refused')?.body) as {
      readonly logs?: readonly { readonly status_code: number }[]
    }
    return logs.some(({ status_code }) => status_code === 429) ? 'yes' : undefined
  },
}

/** When a window ends, in Unix seconds, whatever the unit of the header is. */
function toSeconds(text: string | null, at: number): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined
  const value = Number(text)
  if (value > 1e11) return value / 1000
  return value > 1e8 ? value : Math.round(at / 1000) + value
}

/** Observers that find the choices for rate limits and the log in the readings of an account. */
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
