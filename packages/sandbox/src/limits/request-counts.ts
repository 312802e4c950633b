import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { LimitNumbers } from './limit-settings.ts'
import type { LimitGroupUsage, WindowUsage } from './limit-usage.ts'
import { createWindow, type Window, type WindowStart } from './window.ts'

/** The counted requests of one limit group. */
export interface RequestCounts {
  /** Number of requests in progress. */
  open: number
  readonly minute: Window
  readonly day: Window
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export function createRequestCounts(windowStart: WindowStart): RequestCounts {
  return {
    open: 0,
    minute: createWindow(minuteMs, windowStart),
    day: createWindow(dayMs, windowStart),
  }
}

/** Returns the seconds for which a further request is rejected; `undefined` if it is allowed now. */
export function secondsToWait(
  requests: RequestCounts,
  limits: LimitNumbers,
  now: number,
): number | undefined {
  const { minute, day } = requests
  const toEnd = (window: Window): number => Math.max(1, Math.ceil((window.endsAt(now) - now) / 1000))
  if (day.used(now) >= limits.perDay) return toEnd(day)
  if (minute.used(now) >= limits.perMinute) return toEnd(minute)
  // When a request in progress will end is not known, so the shortest waiting time is returned: one second.
  return requests.open >= limits.concurrent ? 1 : undefined
}

/** Functions that convert a time to the value of the header `X-RateLimit-Reset`, for each choice of an assumption. */
const toReset: Readonly<
  Record<AssumptionChoices['rate-limit-reset-unit'], (at: number, now: number) => number>
> = {
  'unix-seconds': (at) => Math.ceil(at / 1000),
  'seconds-from-now': (at, now) => Math.ceil((at - now) / 1000),
  'unix-milliseconds': (at) => at,
}

/**
 * Returns the five rate-limit headers at a time. Depending on an assumption, `X-RateLimit-Remaining` is limited by the
 * day, too, and `X-RateLimit-Reset` shows the end of the day when the daily limit is used up.
 */
export function toHeaders(
  requests: RequestCounts,
  limits: LimitNumbers,
  now: number,
  assume: AssumptionChoices,
): Record<string, string> {
  const knowsTheDay = assume['rate-limit-scope'] !== 'minute-limit'
  const leftToday = knowsTheDay ? limits.perDay - requests.day.used(now) : Number.POSITIVE_INFINITY
  const leftThisMinute = limits.perMinute - requests.minute.used(now)
  const window = leftToday <= 0 ? requests.day : requests.minute
  return toTexts({
    'X-RateLimit-Limit': limits.perMinute,
    'X-RateLimit-Remaining': Math.min(leftToday, leftThisMinute),
    'X-RateLimit-Reset': toReset[assume['rate-limit-reset-unit']](window.endsAt(now), now),
    'X-RateLimit-Concurrent-Limit': limits.concurrent,
    'X-RateLimit-Concurrent-Remaining': limits.concurrent - requests.open,
  })
}

function toTexts(numbers: Readonly<Record<string, number>>): Record<string, string> {
  // A limit may have been lowered below the number of counted requests. The remaining number is then 0, not negative.
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, String(Math.max(0, number))]),
  )
}

/** Returns the counted requests at a time, and how many are left. */
export function toUsage(
  { open, minute, day }: RequestCounts,
  limits: LimitNumbers,
  now: number,
): LimitGroupUsage {
  const read = (window: Window, most: number): WindowUsage => {
    const used = window.used(now)
    return { used, left: leftOf(most, used), endsAt: window.endsAt(now) }
  }
  return {
    minute: read(minute, limits.perMinute),
    day: read(day, limits.perDay),
    concurrent: { used: open, left: leftOf(limits.concurrent, open) },
  }
}

function leftOf(most: number, used: number): number {
  return Math.max(0, most - used)
}
