import type { EventLog } from '../events/event-log.ts'
import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'

/** Settings that can change without a request to the API and are not stored as records. */
export interface WatchedSettings {
  readonly limits: object
  readonly log: object
  /** A number that grows with every change of a fault. */
  readonly faults: number
  readonly world: string
}

// Tolerance in milliseconds, which is multiplied by the speed of a clock that runs faster than real time: if the
// sandbox's clock differs from the expected time by no more, the difference does not count as a change of the clock.
const toleranceMs = 500

/**
 * Creates a function that finds the changes since its last call. State changes by time are reported as transitions, all
 * others together as one `change`. It is called after each request to the control plane, and regularly while somebody
 * listens to the events.
 */
export function createChangeWatch(
  { clock, store, journal }: { readonly clock: Clock; readonly store: Store; readonly journal: Journal },
  readSettings: () => WatchedSettings,
  events: EventLog,
): () => void {
  let seen = readMark()
  let time = readTime()

  function readMark(): string {
    return JSON.stringify([store.revision(), clock.speed(), readSettings()])
  }

  function readTime(): { readonly now: number; readonly real: number; readonly speed: number } {
    return { now: clock.now(), real: performance.now(), speed: clock.speed() }
  }

  return () => {
    const { now, real, speed } = readTime()
    journal.noteTime(now)
    const expected = time.now + (real - time.real) * time.speed
    const isMoved = Math.abs(now - expected) > toleranceMs * Math.max(1, time.speed)
    const mark = readMark()
    if (mark !== seen || isMoved) events.append('change')
    seen = mark
    time = { now, real, speed }
  }
}
