import { parseSignal } from './parse-signal.ts'

/** The functions that settle a promise. */
export interface Ends<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Creates a promise that is settled by the work that `begin` starts, by an abort of the signal `given`, or after `ms`
 * milliseconds by the function that `begin` returns, whichever is first. `begin` must not settle it synchronously.
 * `onEnd` is called immediately when it is settled, with the reason of a rejection. No timer and no listener is left.
 * If the signal is aborted already, neither `begin` nor `onEnd` is called. The same holds for an `AbortController` in its
 * place: work that had begun would end in an error that nobody handles, and with it the process.
 */
export function settleInTime<Result>(
  ms: number,
  given: AbortSignal | undefined,
  begin: (ends: Ends<Result>) => () => void,
  onEnd?: (reason?: unknown) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const signal = parseSignal(given)
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
    // The timer is started after the work. If a timer of the work ends at the same time, the work's timer fires first,
    // and the caller gets the error of the work, which is more precise.
    const atTime = begin(ends)
    const timer = setTimeout(atTime, ms)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
}
