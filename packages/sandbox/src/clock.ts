/** The sandbox's time. Its functions work on their own, so they fit the SDK's `now` and `sleep`. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Moves the time forward. Whatever falls due on the way has then happened. */
  readonly advance: (duration: number | Duration) => Promise<void>
  /**
   * Resolves when this clock has gone on by `ms`. Nobody else moves a frozen clock, so there `sleep`
   * moves it itself, at once. Rejects with the signal's reason as soon as it aborts.
   */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** How fast the time passes now: 1 like real time, 0 not at all. */
  readonly speed: () => number
  /** Makes the time stand still. */
  readonly freeze: () => void
  /** Lets the time pass, as fast as real time or at another speed. */
  readonly resume: (speed?: number) => void
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

// Timers hold 31 bits; a longer pause is made of several.
const longestTimerMs = 2 ** 31 - 1

export function createClock({ speed: initialSpeed = 1, startAt = Date.now() }: ClockOptions = {}): Clock {
  let speed = toSpeed(initialSpeed)
  if (!Number.isFinite(startAt))
    throw new RangeError(`startAt is ${startAt}: give milliseconds since the epoch`)
  const sleepers = new Set<() => void>()
  // Where the time stood when it was last moved or changed its speed, and the real time then.
  let anchor = { at: startAt, real: performance.now() }

  const exactNow = (): number => anchor.at + (performance.now() - anchor.real) * speed
  const now = (): number => Math.floor(exactNow())

  function move(ms: number, nextSpeed: number): void {
    anchor = { at: exactNow() + ms, real: performance.now() }
    speed = nextSpeed
    for (const wakeIfDue of sleepers) wakeIfDue()
  }

  async function advance(duration: number | Duration): Promise<void> {
    move(toMilliseconds(duration), speed)
  }

  async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (speed === 0) return advance(Math.max(0, ms))
    const wakeAt = now() + ms
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        sleepers.delete(wakeIfDue)
        signal?.removeEventListener('abort', stop)
        settle()
      }
      const stop = (): void => end(() => reject(signal?.reason))
      const wakeIfDue = (): void => {
        clearTimeout(timer)
        const leftMs = wakeAt - now()
        if (leftMs <= 0) end(resolve)
        else if (speed > 0) timer = setTimeout(wakeIfDue, Math.min(leftMs / speed, longestTimerMs))
      }
      sleepers.add(wakeIfDue)
      signal?.addEventListener('abort', stop, { once: true })
      wakeIfDue()
    })
  }

  return {
    now,
    advance,
    sleep,
    speed: () => speed,
    freeze: () => move(0, 0),
    resume: (next = 1) => move(0, toSpeed(next)),
  }
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
