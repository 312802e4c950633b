/** Generator of numbers from 0 up to, not including, 1. */
export type Random = () => number

/** Creates a generator of numbers that depend on the seed alone. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks one of several values with equal probability. */
export function pick<T>(random: Random, of: readonly T[]): T {
  return of[Math.floor(random() * of.length)] as T
}
