/** A clock that skips pauses, and stands still otherwise. */
export interface FlyingClock {
  readonly now: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly random: () => number
}

/** Creates a clock whose random numbers are the same in every run and spread evenly over 0 to 1. */
export function createFlyingClock(): FlyingClock {
  const goldenRatio = 0.618_033_988_75
  let now = Date.UTC(2026, 0, 1)
  let last = 0
  return {
    now: () => now,
    random: () => (last = (last + goldenRatio) % 1),
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      await Promise.resolve()
      signal?.throwIfAborted()
      now += ms
    },
  }
}
