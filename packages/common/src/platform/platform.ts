import { settleInTime } from './settle-in-time.ts'

/** What the client takes from the platform it runs on. Each part can be replaced: tests control time with it. */
export interface Platform {
  /** Milliseconds since the epoch: for dates. It may step back or forward, so no length of time is measured with it. */
  readonly now: () => number
  /** Milliseconds since some moment, only ever forward: every length of time is measured with it. */
  readonly monotonic: () => number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number
}

/**
 * Returns the platform, with the given parts in place of its own. Where `sleep` was given and `monotonic` was not, time
 * passes by sleeping as well: a pause that is skipped counts as having passed. A `now` that says of itself
 * that it never steps, as a sandbox's does (`now.isMonotonic`), is also what lengths are measured with.
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
 * A clock that goes on with the sleeps and with the real time. A `now` that was given beside `sleep` may stand
 * still between sleeps, or may step: what it shows counts as far as the two explain it.
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

const sleep: Platform['sleep'] = (ms, signal) => settleInTime<void>(ms, signal, ({ resolve }) => resolve)
