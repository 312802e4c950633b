import { momentAfter } from './clock-bounds.ts'
import { whenIdle } from './when-idle.ts'

/** The callers that sleep on a clock. */
export interface Sleepers {
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Wakes the callers whose time has come. Called after each change of the clock. */
  wakeDue(): void
  /** Stops moving a frozen clock for its sleepers. Called when the clock runs again. */
  forgetMovers(): void
}

/** The parts of a clock that its sleepers use. */
export interface SleepersClock {
  now(): number
  speed(): number
  moveTo(at: number): void
}

interface Sleeper {
  readonly wakeAt: number
  readonly wakeIfDue: () => void
}

// Longest time of a timer, in milliseconds. A longer sleep uses several timers in turn.
const longestTimerMs = 2 ** 31 - 1

export function createSleepers({ now, speed, moveTo }: SleepersClock): Sleepers {
  const sleepers = new Set<Sleeper>()
  const movers = new Set<Sleeper>() // sleepers that began while the clock was frozen: it is moved on to wake them
  let isMoving = false

  async function moveOn(): Promise<void> {
    if (isMoving) return
    isMoving = true
    for (;;) {
      await new Promise<void>(whenIdle)
      if (movers.size === 0) break
      moveTo(Math.min(...Array.from(sleepers, ({ wakeAt }) => wakeAt)))
    }
    isMoving = false
  }

  function start(wakeAt: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        sleepers.delete(sleeper)
        movers.delete(sleeper)
        signal?.removeEventListener('abort', stop)
        settle()
      }
      const stop = (): void => end(() => reject(signal?.reason))
      const wakeIfDue = (): void => {
        clearTimeout(timer)
        const leftMs = wakeAt - now()
        if (leftMs <= 0) end(resolve)
        else if (speed() > 0) timer = setTimeout(wakeIfDue, Math.min(leftMs / speed(), longestTimerMs))
      }
      const sleeper = { wakeAt, wakeIfDue }
      sleepers.add(sleeper)
      if (speed() === 0) movers.add(sleeper)
      signal?.addEventListener('abort', stop)
      wakeIfDue()
    })
  }

  return {
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      const sleeping = start(momentAfter(now(), Math.ceil(Math.max(0, ms))), signal)
      if (movers.size > 0) void moveOn()
      await sleeping
    },
    wakeDue() {
      for (const { wakeIfDue } of sleepers) wakeIfDue()
    },
    forgetMovers: () => movers.clear(),
  }
}
