import { type Duration, lastMoment, momentAfter, parseSpeed, parseStart } from './clock-bounds.ts'
import { createSleepers } from './sleepers.ts'

/**
 * The clock of a sandbox. Its functions work without their object, so they can be passed to the SDK as `now` and
 * `sleep`.
 */
export interface Clock {
  /** Returns the time in milliseconds since the epoch. */
  readonly now: Now
  /**
   * Moves the time forward, and wakes the sleepers whose time has come. Rejects with a `RangeError` if that would be
   * after the beginning of the year 9000.
   */
  readonly advance: (duration: number | Duration) => Promise<void>
  /**
   * Resolves when this clock has advanced by `ms`. A clock that is frozen when a sleep begins advances for its
   * sleepers: to the earliest wake-up time, whenever no other work is pending in this process, except work that waits
   * for a timer or the network. So any number of callers can sleep at the same time, and simulated hours take only as
   * long as the work in them. Rejects with the signal's reason when it aborts, and with a `RangeError` for a time that
   * the clock never reaches.
   */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Returns the speed of the clock: 1 like real time, 0 if it stands still. */
  readonly speed: () => number
  /**
   * Stops the clock until `resume` is called. It then advances only by `advance` and for callers that begin to sleep.
   */
  readonly freeze: () => void
  /** Lets the clock run again at a speed, by default that of real time (1). */
  readonly resume: (speed?: number) => void
}

/**
 * The function `now` of a clock. Its time never goes back. The property `isMonotonic` says so, so that a client can
 * measure durations with it.
 */
export interface Now {
  (): number
  /** Whether the time never goes back. */
  readonly isMonotonic: true
}

/** Options for the clock of a sandbox. */
export interface ClockOptions {
  /**
   * Speed of the clock: 1 like real time, 60 for a minute per second, 0 to stand still; at most 1,000,000. @default 1
   */
  readonly speed?: number | undefined
  /**
   * The time at the start, in milliseconds since the epoch. A sandbox in a file never starts before the last time that
   * the file contains. @default the real time
   */
  readonly startAt?: number | undefined
}

export function createClock({ speed: initialSpeed = 1, startAt = Date.now() }: ClockOptions = {}): Clock {
  let speed = parseSpeed(initialSpeed)
  // The clock counts from here: `at` is its time when it was last moved or its speed changed, and `real` is the real
  // time at that moment.
  let anchor = { at: parseStart(startAt), real: performance.now() }

  // The running clock stops at `lastMoment`, the beginning of the year 9000.
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

/** Marks a function whose time never goes back as the `now` of a clock. */
export function toNow(tell: () => number): Now {
  return Object.assign(tell, { isMonotonic: true } as const)
}
