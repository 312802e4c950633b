import type { Journal } from '../journal/journal.ts'
import type { Transition } from '../journal/transition.ts'
import type { Duration } from '../time/clock-bounds.ts'
import type { Clock } from '../time/clock.ts'

/** The sandbox's time, as a test moves it. */
export interface SandboxClock extends Omit<Clock, 'advance'> {
  /** Moves the time forward, and returns the transitions that this brought about. */
  readonly advance: (duration: number | Duration) => Promise<Transition[]>
}

export function createSandboxClock(clock: Clock, journal: Journal, keepTime: () => void): SandboxClock {
  return {
    ...clock,
    async advance(duration) {
      journal.noteTime(clock.now())
      const advancing = clock.advance(duration)
      // Before anyone who sleeps on this clock wakes up and asks for something. Late requests are executed by asking.
      const passed = journal.watch(() => journal.noteTime(clock.now()))
      await advancing
      keepTime()
      return passed
    },
  }
}
