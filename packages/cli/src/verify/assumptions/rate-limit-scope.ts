import type { Reading } from '../reading.ts'
import type { Observer } from './observer.ts'
import { toSeconds } from './to-seconds.ts'

// Longer than any minute lasts, whatever the clocks say.
const beyondMinute = 90

/** Whether the headers know of the limit of the day. That shows once the day has none left. */
export const rateLimitScope: Observer<'rate-limit-scope'> = {
  id: 'rate-limit-scope',
  observe({ all }) {
    if (all.some((reading) => left(reading) === 0 && untilReset(reading) > beyondMinute))
      return 'Remaining is the less of both, and Reset ends the one that is used up'
    // Rejected for longer than a minute, while the headers say that there is room.
    const isHidden = all.some(
      (reading) =>
        reading.status === 429 &&
        Number(reading.headers.get('Retry-After')) > beyondMinute &&
        untilReset(reading) <= beyondMinute,
    )
    return isHidden ? 'nothing: they are of the minute' : undefined
  },
}

function left({ headers }: Reading): number {
  return Number(headers.get('X-RateLimit-Remaining') ?? Number.NaN)
}

function untilReset({ headers, at }: Reading): number {
  return (toSeconds(headers.get('X-RateLimit-Reset'), at) ?? Number.NaN) - at / 1000
}
