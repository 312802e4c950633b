/** The outside world as the client sees it. Each part can be replaced, which is how tests control time. */
export interface World {
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
 * The world with what was given in place of the real one. Where `sleep` was given and `monotonic` was not, time
 * passes by sleeping as well: a pause that is skipped counts as having passed. A `now` that says of itself
 * that it never steps, as a sandbox's does (`now.isMonotonic`), is also what lengths are measured with.
 */
export function toWorld(given: Partial<World>): World {
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
 * A clock that goes on with the sleeps and with the real time. A `now` that was given beside `sleep` may belong to a
 * world whose time stands still between sleeps, or may step: what it shows counts as far as the two explain it.
 */
function countSleeps(
  inner: World['sleep'],
  now: World['now'] = realMonotonic,
): Pick<World, 'monotonic' | 'sleep'> {
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

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
}
