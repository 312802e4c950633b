import { type Duration, lastMoment, momentAfter, parseSpeed, parseStart } from './clock-bounds.ts'
import { createSleepers } from './sleepers.ts'

/** The sandbox's time. Its functions work on their own, so they fit the SDK's `now` and `sleep`. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: Now
  /** Moves the time forward, until the year 9000 at most. Whatever is due on the way has then happened. */
  readonly advance: (duration: number | Duration) => Promise<void>
  /**
   * Resolves when this clock has gone on by `ms`. A frozen clock goes on for those who sleep on it: to the
   * one whose time comes first, whenever nobody in this process has anything else to do. So any number of
   * callers sleep side by side, and hours take as long as the work in them. Rejects with the signal's
   * reason as soon as it aborts, and with a `RangeError` for a time that the clock never reaches.
   */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** How fast the time passes now: 1 like real time, 0 not at all. */
  readonly speed: () => number
  /** Makes the time stand still. */
  readonly freeze: () => void
  /** Lets the time pass, as fast as real time or at another speed. */
  readonly resume: (speed?: number) => void
}

/** A clock's `now`. It only goes forward, and says so: a client may measure lengths of time with it. */
export interface Now {
  (): number
  /** It never steps back. */
  readonly isMonotonic: true
}

/** How the sandbox's time passes. */
export interface ClockOptions {
  /** How fast the time passes: 1 like real time, 60 a minute a second, 0 not at all; at most 1,000,000. @default 1 */
  readonly speed?: number | undefined
  /** The time at the start, in milliseconds since the epoch. @default the real time */
  readonly startAt?: number | undefined
}

export function createClock({ speed: initialSpeed = 1, startAt = Date.now() }: ClockOptions = {}): Clock {
  let speed = parseSpeed(initialSpeed)
  // The time when it was last moved or its speed changed, and the real time then.
  let anchor = { at: parseStart(startAt), real: performance.now() }

  // However fast it goes, it stops where its dates end.
  const exactNow = (): number => Math.min(anchor.at + (performance.now() - anchor.real) * speed, lastMoment)
  const now = toNow(() => Math.floor(exactNow()))

  function moveTo(at: number, nextSpeed: number): void {
    anchor = { at, real: performance.now() }
    speed = nextSpeed
    sleepers.wakeDue()
  }

  const sleepers = createSleepers({ now, speed: () => speed, moveTo: (at) => moveTo(at, speed) })

  async function advance(duration: number | Duration): Promise<void> {
    moveTo(momentAfter(exactNow(), duration), speed)
  }

  return {
    now,
    advance,
    sleep: sleepers.sleep,
    speed: () => speed,
    freeze: () => moveTo(exactNow(), 0),
    resume(next = 1) {
      const nextSpeed = parseSpeed(next)
      if (nextSpeed > 0) sleepers.forgetMovers()
      moveTo(exactNow(), nextSpeed)
    },
  }
}

/** A function that tells the time and never goes back. */
export function toNow(tell: () => number): Now {
  return Object.assign(tell, { isMonotonic: true } as const)
}
