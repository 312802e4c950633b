/** The functions that settle the promise. */
export interface Ends<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/**
 * A promise that is ended by what `begin` starts, by the caller's abort, or after `ms` by what `begin` returns:
 * by whatever comes first. No timer and no listener stays. `begin` itself ends nothing yet. `onEnd` is told of the end
 * at that moment, with the reason of a rejection.
 */
export function settleInTime<Result>(
  ms: number,
  signal: AbortSignal | undefined,
  begin: (ends: Ends<Result>) => () => void,
  onEnd?: (reason?: unknown) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = (reason?: unknown): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      onEnd?.(reason)
    }
    const ends: Ends<Result> = {
      resolve: (result) => (end(), resolve(result)),
      reject: (reason) => (end(reason), reject(reason)),
    }
    const stop = (): void => ends.reject(signal?.reason)
    // The timer starts after those of the work: if both end at the same time, the error of the work says
    // more.
    const atTime = begin(ends)
    const timer = setTimeout(atTime, ms)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
}
