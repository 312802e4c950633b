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
  const monotonic = given.monotonic ?? ((now as MaybeMonotonic).isMonotonic ? now : undefined)
  if (given.sleep === undefined) return { now, random, sleep, monotonic: monotonic ?? realMonotonic }
  if (monotonic !== undefined) return { now, random, sleep: given.sleep, monotonic }
  return { now, random, ...countSleeps(given.sleep) }
}

interface MaybeMonotonic {
  readonly isMonotonic?: boolean
}

const realMonotonic = (): number => performance.now()

function countSleeps(inner: World['sleep']): Pick<World, 'monotonic' | 'sleep'> {
  let skippedMs = 0
  const monotonic = (): number => realMonotonic() + skippedMs
  return {
    monotonic,
    async sleep(ms, signal) {
      const wakesAt = monotonic() + ms
      await inner(ms, signal)
      skippedMs += Math.max(0, wakesAt - monotonic())
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
    signal?.addEventListener('abort', stop, { once: true })
  })
}
