import { toSeconds } from './to-seconds.ts'
import type { Observer } from './observer.ts'

/** When the minute of the limits begins. */
export const rateLimitWindow: Observer<'rate-limit-window'> = {
  id: 'rate-limit-window',
  observe({ all }) {
    const resets = all.flatMap(({ headers, at }) => toSeconds(headers.get('X-RateLimit-Reset'), at) ?? [])
    if (resets.length === 0) return undefined
    return resets.every((reset) => Math.abs(reset % 60) < 0.5 || Math.abs((reset % 60) - 60) < 0.5)
      ? 'minutes and days of the clock in Japan'
      : 'begins with its first request'
  },
}
