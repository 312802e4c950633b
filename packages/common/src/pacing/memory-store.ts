import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** How many requests are under way. */
  underway: number
  /** When those of the last day ended, in order. */
  readonly ended: number[]
  heldUntil: number
}

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** A store in this process's memory. */
export function createMemoryStore(): PacingStore {
  const lanes: Record<string, Counts> = {}
  const countsOf = (lane: string): Counts => (lanes[lane] ??= { underway: 0, ended: [], heldUntil: 0 })

  return {
    take(lane, { concurrent, perMinute, perDay }, now) {
      const counts = countsOf(lane)
      const { underway, ended, heldUntil } = counts
      while (ended[0]! <= now - dayMs) ended.shift()
      // The end of the request that has to be out of a window for one more to have room in it.
      const untilRoom = (most: number, windowMs: number): number =>
        (ended[ended.length + underway - most] ?? -Infinity) + windowMs - now
      if (underway >= Math.min(concurrent, perMinute, perDay) && heldUntil <= now) {
        return { waitMs: undefined } // until a release
      }
      const waitMs = Math.max(heldUntil - now, untilRoom(perMinute, minuteMs), untilRoom(perDay, dayMs))
      if (waitMs > 0) return { waitMs }
      counts.underway += 1
      return { place: lane }
    },
    release(lane, _, now, { heldUntil = 0 }) {
      const counts = countsOf(lane)
      counts.underway -= 1
      counts.ended.push(now)
      counts.heldUntil = Math.max(counts.heldUntil, heldUntil)
    },
  }
}
