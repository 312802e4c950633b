import type { World } from '../world/world.ts'

/** A world whose time passes only by sleeping, and whose random numbers are all one half. */
export interface FakeWorld extends World {
  /** The sleeps that were asked for, in milliseconds. */
  readonly sleeps: number[]
}

/** Makes a world that begins at `start`. A sleep moves its clock and resolves at once. */
export function createFakeWorld(start: number = Date.UTC(2026, 0, 1)): FakeWorld {
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
