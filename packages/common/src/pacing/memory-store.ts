import type { Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** Places whose request is under way. */
  readonly taken: Set<string>
  /** When requests of the last minute were answered, oldest first. */
  readonly minute: number[]
  /** How many were answered in each minute of the last day, by the number of the minute. */
  readonly day: Map<number, number>
  heldUntil: number
}

const minuteMs = 60_000
const minutesADay = 1_440

/** A store in this process's memory. */
export function createMemoryStore(): PacingStore {
  const lanes = new Map<string, Counts>()
  let lastPlace = 0

  function countsOf(lane: string): Counts {
    const known = lanes.get(lane)
    if (known !== undefined) return known
    const counts: Counts = { taken: new Set(), minute: [], day: new Map(), heldUntil: 0 }
    lanes.set(lane, counts)
    return counts
  }

  return {
    take(lane, limits, now) {
      const counts = countsOf(lane)
      forget(counts, now)
      const waitMs = waitFor(counts, limits, now)
      if (waitMs !== 0) return { waitMs }
      const place = String((lastPlace += 1))
      counts.taken.add(place)
      return { place }
    },
    release(lane, place, now) {
      const counts = countsOf(lane)
      if (!counts.taken.delete(place)) return
      counts.minute.push(now)
      const minute = Math.floor(now / minuteMs)
      counts.day.set(minute, (counts.day.get(minute) ?? 0) + 1)
    },
    hold(lane, until) {
      const counts = countsOf(lane)
      counts.heldUntil = Math.max(counts.heldUntil, until)
    },
  }
}

function forget({ minute, day }: Counts, now: number): void {
  while (minute[0] !== undefined && minute[0] + minuteMs <= now) minute.shift()
  // A minute of the day is forgotten when its last moment is a day ago.
  const oldest = Math.floor(now / minuteMs) - minutesADay
  for (const number of day.keys()) {
    if (number >= oldest) break
    day.delete(number)
  }
}

/** 0 when there is room; else the time until there may be some, `undefined` until a release. */
function waitFor(counts: Counts, limits: Limits, now: number): number | undefined {
  const { taken, minute, day, heldUntil } = counts
  if (heldUntil > now) return heldUntil - now
  if (taken.size >= limits.concurrent) return undefined
  const underway = taken.size
  if (underway + minute.length >= limits.perMinute) {
    const first = minute[underway + minute.length - limits.perMinute]
    return first === undefined ? undefined : first + minuteMs - now
  }
  let today = underway
  for (const count of day.values()) today += count
  if (today < limits.perDay) return 0
  const [first] = day.keys()
  return first === undefined ? undefined : (first + minutesADay + 1) * minuteMs - now
}
