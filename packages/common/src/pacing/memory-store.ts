import type { Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** How many requests are under way. */
  underway: number
  readonly minute: Window
  readonly day: Window
  heldUntil: number
}

/** The requests of the last minute or day. */
interface Window {
  total: number
  /** How many of them stop to count at the same moment, soonest first. */
  readonly parts: { readonly until: number; count: number }[]
}

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** A store in this process's memory. */
export function createMemoryStore(): PacingStore {
  const lanes: Record<string, Counts> = {}
  const countsOf = (lane: string): Counts =>
    (lanes[lane] ??= { underway: 0, minute: createWindow(), day: createWindow(), heldUntil: 0 })

  return {
    take(lane, limits, now) {
      const counts = countsOf(lane)
      const waitMs = waitFor(counts, limits, now)
      if (waitMs !== 0) return { waitMs }
      counts.underway += 1
      return { place: lane }
    },
    release(lane, _, now, { heldUntil = 0 }) {
      const counts = countsOf(lane)
      counts.underway -= 1
      add(counts.minute, now + minuteMs)
      // A minute of the day is forgotten as a whole, when its last moment is a day ago.
      add(counts.day, Math.floor(now / minuteMs) * minuteMs + minuteMs + dayMs)
      counts.heldUntil = Math.max(counts.heldUntil, heldUntil)
    },
  }
}

const createWindow = (): Window => ({ total: 0, parts: [] })

function add(window: Window, until: number): void {
  const last = window.parts.at(-1)
  if (last?.until === until) last.count += 1
  else window.parts.push({ until, count: 1 })
  window.total += 1
}

/** 0 when there is room; else the time until there is some, `undefined` until a release. */
function waitFor(counts: Counts, limits: Limits, now: number): number | undefined {
  const { underway, minute, day, heldUntil } = counts
  if (heldUntil > now) return heldUntil - now
  if (underway >= limits.concurrent) return undefined
  const waitMs = waitForRoom(minute, limits.perMinute - underway, now)
  return waitMs === 0 ? waitForRoom(day, limits.perDay - underway, now) : waitMs
}

function waitForRoom(window: Window, room: number, now: number): number | undefined {
  const { parts } = window
  while (parts[0] && parts[0].until <= now) window.total -= parts.shift()!.count
  let left = window.total
  if (left < room) return 0
  for (const { until, count } of parts) {
    left -= count
    if (left < room) return until - now
  }
  return undefined
}
