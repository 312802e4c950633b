import { type Ends, settleInTime } from './settle-in-time.ts'

/** Limits of a piece of work. */
export interface WorkLimits {
  readonly ms: number
  /** Returns the error with which it ends when its time is over. */
  readonly toReason: () => unknown
  readonly signal: AbortSignal | undefined
}

/**
 * Ends a piece of work when its time is over, or when its caller aborts, with the caller's reason: at that moment,
 * even if the work ignores its own signal. No timer and no listener stays.
 *
 * The time is measured with the platform's timer, not the injected `sleep`: it measures the real network, also
 * where a test or a simulation makes the service's time fly.
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
