/** The outside world as the client sees it. Each part can be replaced, which is how tests control time. */
export interface World {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number
}

/** The real clock, timers and random numbers. */
export const realWorld: World = {
  now: () => Date.now(),
  sleep,
  random: () => Math.random(),
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
