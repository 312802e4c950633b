import { type Ends, settleInTime } from './settle-in-time.ts'

/** Limits of a piece of asynchronous work: a time and a signal. */
export interface WorkLimits {
  /** The time in milliseconds. */
  readonly ms: number
  /** Returns the error with which the work is rejected when its time has passed. */
  readonly toReason: () => unknown
  /** Its abort ends the work. */
  readonly signal: AbortSignal | undefined
}

/**
 * Runs asynchronous work and rejects as soon as its time has passed or its caller aborts, even if the work ignores the
 * signal that it gets. An abort rejects with the caller's reason. No timer and no listener is left.
 *
 * The time is measured with the platform's timer, not the injected `sleep`: it measures the real network, even if a
 * test or a simulation lets the API's time run fast.
 */
export function endInTime<Result>(
  { ms, toReason, signal }: WorkLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const inner = new AbortController()
  const begin = ({ resolve, reject }: Ends<Result>): (() => void) => {
    void work(inner.signal).then(resolve, reject)
    return () => reject(toReason())
  }
  return settleInTime(ms, signal, begin, (reason) => reason !== undefined && inner.abort(reason))
}
