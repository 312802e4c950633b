import type { Journal } from '../journal/journal.ts'
import type { Transition } from '../journal/transition.ts'
import type { Duration } from '../time/clock-bounds.ts'
import type { Clock } from '../time/clock.ts'

/** The sandbox's clock, whose `advance` also returns transitions. */
export interface SandboxClock extends Omit<Clock, 'advance'> {
  /** Moves the time forward, and returns the transitions that happened in between. */
  readonly advance: (duration: number | Duration) => Promise<Transition[]>
}

export function createSandboxClock(clock: Clock, journal: Journal, keepTime: () => void): SandboxClock {
  return {
    ...clock,
    async advance(duration) {
      journal.noteTime(clock.now())
      const advancing = clock.advance(duration)
      // Requests that a fault has delayed are executed before programs that sleep on this clock wake up and send
      // requests.
      const passed = journal.watch(() => journal.noteTime(clock.now()))
      await advancing
      keepTime()
      return passed
    },
  }
}
