import type { Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** How many requests are under way. */
  underway: number
  /** When requests of the last minute were answered, oldest first. */
  readonly minute: number[]
  /** How many were answered in each minute of the last day, by the number of the minute. */
  readonly day: Map<number, number>
  /** The sum of `day`. */
  today: number
  heldUntil: number
}

const minuteMs = 60_000
const minutesADay = 1_440

/** A store in this process's memory. */
export function createMemoryStore(): PacingStore {
  const lanes: Record<string, Counts> = {}
  const countsOf = (lane: string): Counts =>
    (lanes[lane] ??= { underway: 0, minute: [], day: new Map(), today: 0, heldUntil: 0 })

  return {
    take(lane, limits, now) {
      const counts = countsOf(lane)
      forget(counts, now)
      const waitMs = waitFor(counts, limits, now)
      if (waitMs !== 0) return { waitMs }
      counts.underway += 1
      return { place: lane }
    },
    release(lane, _, now, { heldUntil = 0 }) {
      const counts = countsOf(lane)
      const minute = Math.floor(now / minuteMs)
      counts.underway -= 1
      counts.minute.push(now)
      counts.day.set(minute, (counts.day.get(minute) ?? 0) + 1)
      counts.today += 1
      counts.heldUntil = Math.max(counts.heldUntil, heldUntil)
    },
  }
}

function forget(counts: Counts, now: number): void {
  const { minute, day } = counts
  while (minute[0] !== undefined && minute[0] + minuteMs <= now) minute.shift()
  // A minute of the day is forgotten when its last moment is a day ago.
  const oldest = Math.floor(now / minuteMs) - minutesADay
  for (const [number, count] of day) {
    if (number >= oldest) break
    day.delete(number)
    counts.today -= count
  }
}

/** 0 when there is room; else the time until there may be some, `undefined` until a release. */
function waitFor(counts: Counts, limits: Limits, now: number): number | undefined {
  const { underway, minute, day, today, heldUntil } = counts
  if (heldUntil > now) return heldUntil - now
  if (underway >= limits.concurrent) return undefined
  const excess = underway + minute.length - limits.perMinute
  if (excess >= 0) {
    const first = minute[excess]
    return first === undefined ? undefined : first + minuteMs - now
  }
  if (underway + today < limits.perDay) return 0
  const [first] = day.keys()
  return first === undefined ? undefined : (first + minutesADay + 1) * minuteMs - now
}
