import { settleInTime } from './settle-in-time.ts'

/** Functions of the runtime that the client uses. Each can be replaced: tests control time and randomness this way. */
export interface Platform {
  /**
   * Milliseconds since the epoch, for dates. It may step back or forward, so durations are measured with `monotonic`.
   */
  readonly now: () => number
  /** Milliseconds on a clock that never steps back, for durations. */
  readonly monotonic: () => number
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Returns a random number from 0 up to, not including, 1. */
  readonly random: () => number
}

/**
 * Returns the runtime's functions, with the given ones in their place. If `sleep` is given without `monotonic`, a sleep
 * moves the monotonic clock by its length, because tests skip pauses. If `now` has the property `isMonotonic`, as the
 * clock of a sandbox has, it measures durations as well.
 */
export function toPlatform(given: Partial<Platform>): Platform {
  const { now = () => Date.now(), random = () => Math.random() } = given
  const monotonic = given.monotonic ?? ((now as MaybeMonotonic).isMonotonic ? now : realMonotonic)
  if (given.sleep && monotonic === realMonotonic)
    return { now, random, ...countSleeps(given.sleep, given.now) }
  return { now, random, monotonic, sleep: given.sleep ?? sleep }
}

interface MaybeMonotonic {
  readonly isMonotonic?: boolean
}

const realMonotonic = (): number => performance.now()

/**
 * Creates a monotonic clock that advances with sleeps and with `now`, or with real time if no `now` is given. A `now`
 * that is given together with `sleep` may stand still or jump, so its changes count only as far as sleeps and real time
 * can explain them.
 */
function countSleeps(
  inner: Platform['sleep'],
  now: Platform['now'] = realMonotonic,
): Pick<Platform, 'monotonic' | 'sleep'> {
  let passedMs = 0
  let last = { real: realMonotonic(), now: now() }

  function goOn(sleptMs: number): number {
    const current = { real: realMonotonic(), now: now() }
    const shownMs = current.now - last.now
    passedMs += Math.min(Math.max(shownMs, sleptMs), sleptMs + current.real - last.real)
    last = current
    return passedMs
  }

  return {
    monotonic: () => goOn(0),
    async sleep(ms, signal) {
      const wakesAt = goOn(0) + ms
      await inner(ms, signal)
      goOn(Math.max(0, wakesAt - passedMs))
    },
  }
}

/** Sleeps on the platform's timer. */
export const sleep: Platform['sleep'] = (ms, signal) =>
  settleInTime<void>(ms, signal, ({ resolve }) => resolve)
