/**
 * Waits for a result for at most `ms` milliseconds, then rejects; the work itself goes on, and its signal aborts. Uses
 * the platform's timer, not the injected `sleep`, because it measures the real network.
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no response within ${ms} ms`)
      ending.abort(error)
      reject(error)
    }, ms)
  })
  try {
    return await Promise.race([work(ending.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
