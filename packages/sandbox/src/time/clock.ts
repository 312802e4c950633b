import { createSleepers } from './sleepers.ts'

/** The sandbox's time. Its functions work on their own, so they fit the SDK's `now` and `sleep`. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: Now
  /** Moves the time forward. Whatever falls due on the way has then happened. */
  readonly advance: (duration: number | Duration) => Promise<void>
  /**
   * Resolves when this clock has gone on by `ms`. A frozen clock goes on for those who sleep on it: to the
   * one whose time comes first, whenever nobody in this process has anything else to do. So any number of
   * callers sleep side by side, and hours take as long as the work in them. Rejects with the signal's
   * reason as soon as it aborts.
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
  readonly isMonotonic: true
}

/** A length of time; the parts add up. */
export interface Duration {
  readonly days?: number | undefined
  readonly hours?: number | undefined
  readonly minutes?: number | undefined
  readonly seconds?: number | undefined
}

export interface ClockOptions {
  /** How fast the time passes: 1 like real time, 60 a minute a second, 0 not at all. @default 1 */
  readonly speed?: number | undefined
  /** The time at the start, in milliseconds since the epoch. @default the real time */
  readonly startAt?: number | undefined
}

export function createClock({ speed: initialSpeed = 1, startAt = Date.now() }: ClockOptions = {}): Clock {
  let speed = toSpeed(initialSpeed)
  if (!Number.isFinite(startAt))
    throw new RangeError(`startAt is ${startAt}: give milliseconds since the epoch`)
  // Where the time stood when it was last moved or changed its speed, and the real time then.
  let anchor = { at: startAt, real: performance.now() }

  const exactNow = (): number => anchor.at + (performance.now() - anchor.real) * speed
  const now = toNow(() => Math.floor(exactNow()))

  function move(ms: number, nextSpeed: number): void {
    anchor = { at: exactNow() + ms, real: performance.now() }
    speed = nextSpeed
    sleepers.wakeDue()
  }

  const sleepers = createSleepers({ now, speed: () => speed, moveTo: (at) => move(at - exactNow(), speed) })

  async function advance(duration: number | Duration): Promise<void> {
    move(toMilliseconds(duration), speed)
  }

  return {
    now,
    advance,
    sleep: sleepers.sleep,
    speed: () => speed,
    freeze: () => move(0, 0),
    resume(next = 1) {
      const nextSpeed = toSpeed(next)
      if (nextSpeed > 0) sleepers.forgetMovers()
      move(0, nextSpeed)
    },
  }
}

/** A function that tells the time and never goes back. */
export function toNow(tell: () => number): Now {
  return Object.assign(tell, { isMonotonic: true } as const)
}

function toSpeed(speed: number): number {
  if (Number.isFinite(speed) && speed >= 0) return speed
  throw new RangeError(`speed is ${speed}: give 0 or more`)
}

function toMilliseconds(duration: number | Duration): number {
  if (typeof duration !== 'number') {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration
    return toMilliseconds((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
  }
  if (Number.isFinite(duration) && duration >= 0) return duration
  throw new RangeError(`The clock cannot be moved by ${duration} ms: it only goes forward`)
}
