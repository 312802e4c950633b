/**
 * Waits for a result for at most `ms` milliseconds, then rejects; the work itself goes on. Uses the platform's timer,
 * not the injected `sleep`, because it measures the real network.
 */
export async function within<T>(ms: number, result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
