import type { Platform } from '@hostwright/common'

/** A platform whose time passes only in `sleep`, and whose random numbers are all 0.5. */
export interface FakePlatform extends Platform {
  /** The durations that `sleep` was called with, in milliseconds. */
  readonly sleeps: number[]
}

/** Creates a platform whose time begins at `start`. A sleep moves its clock and resolves immediately. */
export function createFakePlatform(start: number = Date.UTC(2026, 0, 1)): FakePlatform {
  let now = start
  const sleeps: number[] = []
  return {
    sleeps,
    now: () => now,
    monotonic: () => now,
    random: () => 0.5,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      sleeps.push(ms)
      await Promise.resolve()
      signal?.throwIfAborted()
      now += ms
    },
  }
}
