import { dayMs, minuteMs } from '../platform/durations.ts'
import type { Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** How many requests are in progress. */
  inProgress: number
  /** When those of the last day ended, in order. */
  readonly ended: number[]
  heldUntil: number
}

/** A store in this process's memory. */
export function createMemoryStore(): PacingStore {
  const lanes: Record<string, Counts> = {}
  const countsOf = (lane: string): Counts => (lanes[lane] ??= { inProgress: 0, ended: [], heldUntil: 0 })

  return {
    take(lane, limits, now) {
      const counts = countsOf(lane)
      const waitMs = waitFor(counts, limits, now)
      if (waitMs !== 0) return { waitMs }
      counts.inProgress += 1
      return { place: lane }
    },
    release(lane, _, now, { heldUntil = 0 }) {
      const counts = countsOf(lane)
      counts.inProgress -= 1
      counts.ended.push(now)
      counts.heldUntil = Math.max(counts.heldUntil, heldUntil)
    },
  }
}

/** 0 when there is room; else the time until there is some, `undefined` until a release. */
function waitFor(counts: Counts, { concurrent, perMinute, perDay }: Limits, now: number): number | undefined {
  const { inProgress, ended, heldUntil } = counts
  // The end of the request that has to be out of a window for one more to have room in it.
  const untilRoom = (most: number, windowMs: number): number => {
    const index = ended.length + inProgress - most
    return index >= 0 && index < ended.length ? ended[index]! + windowMs - now : 0
  }

  while (ended[0]! <= now - dayMs) ended.shift()
  if (inProgress >= Math.min(concurrent, perMinute, perDay) && heldUntil <= now) return undefined
  return Math.max(0, heldUntil - now, untilRoom(perMinute, minuteMs), untilRoom(perDay, dayMs))
}
