import { dayMs, minuteMs } from '../platform/durations.ts'
import type { Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'

interface Counts {
  /** The slots of requests in progress, with the real time at which each ends by itself, in milliseconds. */
  readonly slots: Map<string, number>
  /** Times at which the requests of the last day ended, oldest first, in milliseconds on the monotonic clock. */
  readonly ended: number[]
  heldUntil: number
}

/** Creates a store that counts the requests of one client, in memory. */
export function createMemoryStore(): PacingStore {
  const groups: Record<string, Counts> = {}
  const countsOf = (group: string): Counts =>
    (groups[group] ??= { slots: new Map(), ended: [], heldUntil: 0 })
  let lastSlot = 0

  return {
    take(group, limits, now, endsInMs = Infinity) {
      const counts = countsOf(group)
      if (waitFor(counts, limits, now) !== 0) endOverdue(counts, now)
      const waitMs = waitFor(counts, limits, now)
      if (waitMs !== 0) return { waitMs }
      const slot = String((lastSlot += 1))
      counts.slots.set(slot, performance.now() + endsInMs)
      return { slot }
    },
    release(group, slot, now, { heldUntil = 0 }) {
      const counts = countsOf(group)
      if (counts.slots.delete(slot)) counts.ended.push(now)
      counts.heldUntil = Math.max(counts.heldUntil, heldUntil)
    },
  }
}

/** Ends the slots whose callers must have ended or vanished. Their requests count as sent. */
function endOverdue({ slots, ended }: Counts, now: number): void {
  for (const [slot, endsAt] of slots) {
    if (endsAt > performance.now()) continue
    slots.delete(slot)
    ended.push(now)
  }
}

/**
 * Returns the milliseconds until a slot is free: 0 if one is free now, `undefined` if a request in progress has to end
 * first.
 */
function waitFor(counts: Counts, { concurrent, perMinute, perDay }: Limits, now: number): number | undefined {
  const { slots, ended, heldUntil } = counts
  const inProgress = slots.size
  // The next request is allowed when the request at this index has become older than the window (a minute or a day):
  // the number of requests in the window is then below the limit.
  const untilRoom = (most: number, windowMs: number): number => {
    const index = ended.length + inProgress - most
    return index >= 0 && index < ended.length ? ended[index]! + windowMs - now : 0
  }

  while (ended[0]! <= now - dayMs) ended.shift()
  if (inProgress >= Math.min(concurrent, perMinute, perDay) && heldUntil <= now) return undefined
  return Math.max(0, heldUntil - now, untilRoom(perMinute, minuteMs), untilRoom(perDay, dayMs))
}
