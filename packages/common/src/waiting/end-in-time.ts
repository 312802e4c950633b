/** Until when a piece of work may go on. */
export interface WorkLimits {
  readonly ms: number
  /** What it ends with when its time is over. */
  readonly reason: unknown
  readonly signal: AbortSignal | undefined
}

/**
 * Ends a piece of work when its time is over, or when its caller aborts, with the caller's reason: at that moment,
 * even if the work ignores its own signal. No timer and no listener stays.
 *
 * The time is measured with the platform's timer, not the injected `sleep`: while a read is under way, a
 * simulated time must not run ahead of it.
 */
export function endInTime<Result>(
  { ms, reason, signal }: WorkLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const inner = new AbortController()
    const release = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    const end = (error: unknown): void => {
      release()
      reject(error)
      inner.abort(error)
    }
    const stop = (): void => end(signal?.reason)
    signal?.addEventListener('abort', stop)
    const done = start(work, inner.signal)
    // Begun after the work's own timers, so that of two that end together the work's comes first: it tells more.
    const timer = setTimeout(() => end(reason), ms)
    void done.then(resolve, reject).then(release)
  })
}

/** Also what the work throws at once is a rejection. */
async function start<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return work(signal)
}
