/** Until when a piece of work may go on. */
export interface WorkLimits {
  readonly ms: number
  /** What it ends with when its time is over. */
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
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const inner = new AbortController()
    const release = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    const end = (reason: unknown): void => {
      release()
      reject(reason)
      inner.abort(reason)
    }
    const stop = (): void => end(signal?.reason)
    // The timer begins after those of the work itself: of two that end together, the work's own tells more.
    const done = work(inner.signal)
    const timer = setTimeout(() => end(toReason()), ms)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    void done.then(resolve, reject).then(release)
  })
}
