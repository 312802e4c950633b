import { type Ends, settleInTime } from './settle-in-time.ts'

/** Limits of a piece of asynchronous work: a time and a signal. */
export interface WorkLimits {
  /** The time in milliseconds. */
  readonly ms: number
  /** Returns the error with which the work is rejected when its time has passed. */
  readonly toReason: () => unknown
  /** Its abort ends the work. */
  readonly signal: AbortSignal | undefined
  /** Whether the work still counts if its result is found late. It does if the function is not given. */
  readonly mayBeLate?: (() => boolean) | undefined
}

// A timer that fires this many milliseconds late was held up: the process was frozen, or its event loop was busy.
const lateMs = 50
const tickMs = 10
// Running time without news, and in all, that work gets after a late timer, in ticks: 100 ms and 2 s.
const quietTicks = 10
const mostTicks = 200

/**
 * Runs asynchronous work and rejects as soon as its time has passed or its caller aborts, even if the work ignores the
 * signal that it gets. An abort rejects with the caller's reason. No timer and no listener is left.
 *
 * The time is measured with the platform's timer, not the injected `sleep`: it measures the real network, even if a
 * test or a simulation lets the API's time run fast.
 *
 * After a freeze of the process, the timer runs before the sockets are read, and the result may lie there. A late timer
 * rejects once the process has run for 100 ms in which the work has reported nothing, and after 2 s in any case.
 *
 * @param work gets a signal, and a function that it calls when a part of its result has arrived
 */
export function endInTime<Result>(
  { ms, toReason, signal, mayBeLate }: WorkLimits,
  work: (signal: AbortSignal, onArrival: () => void) => Promise<Result>,
): Promise<Result> {
  const inner = new AbortController()
  const startedAt = performance.now()
  let quiet = 0
  let ticker: ReturnType<typeof setInterval> | undefined
  const begin = ({ resolve, reject }: Ends<Result>): (() => void) => {
    void work(inner.signal, () => void (quiet = 0)).then(resolve, reject)
    return () => {
      const isLate = performance.now() - startedAt >= ms + lateMs
      if (!isLate || mayBeLate?.() === false) return reject(toReason())
      // Ticks measure running time: however long the process is frozen again, that is one tick.
      let ticks = 0
      quiet = 0
      ticker = setInterval(() => {
        if (++quiet >= quietTicks || ++ticks >= mostTicks) reject(toReason())
      }, tickMs)
    }
  }
  return settleInTime(ms, signal, begin, (reason) => {
    clearInterval(ticker)
    if (reason !== undefined) inner.abort(reason)
  })
}
