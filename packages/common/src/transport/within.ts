/**
 * Runs `run` for at most `ms`. It is given a signal that aborts with `outer`, or with the error that
 * `late` makes when the time is over; the result rejects at that moment even if `run` ignores it.
 *
 * This is the one place that uses the platform's timer, not the injected `sleep`: a timeout measures
 * the real network, also where a test or a simulation makes the service's time fly.
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal | undefined,
  late: () => Error,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted()
  const inner = new AbortController()
  const stop = (): void => inner.abort(outer?.reason)
  outer?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => inner.abort(late()), ms)
  const aborted = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason), { once: true })
  })
  try {
    return await Promise.race([run(inner.signal), aborted])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
