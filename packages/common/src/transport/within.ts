/**
 * Runs `run` for at most `ms`. It is given a signal that aborts with `outer`, or with the error that
 * `late` makes when the time is over; the result rejects at that moment even if `run` ignores it.
 *
 * This is the one place that uses the platform's timer, not the injected `sleep`: a timeout measures
 * the real network, also where a test or a simulation makes the service's time fly.
 */
export function within<T>(
  ms: number,
  outer: AbortSignal | undefined,
  late: () => Error,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (outer?.aborted) return reject(outer.reason)
    const inner = new AbortController()
    const release = (): void => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    }
    const end = (reason: unknown): void => {
      release()
      reject(reason)
      inner.abort(reason)
    }
    const stop = (): void => end(outer?.reason)
    const timer = setTimeout(() => end(late()), ms)
    outer?.addEventListener('abort', stop)
    run(inner.signal).then(
      (value) => (release(), resolve(value)),
      (error: unknown) => (release(), reject(error)),
    )
  })
}
