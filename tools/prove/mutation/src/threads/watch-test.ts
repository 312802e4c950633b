import { performance } from 'node:perf_hooks'

/** How long a test may take before it counts as one that never ends. */
export interface Patience {
  /** The time in which nothing at all happens: it waits for what never comes. A busy machine does not change it. */
  readonly idleMs: number
  readonly totalMs: number
}

export const hung: unique symbol = Symbol('hung')

// A test may replace them.
const now = performance.now.bind(performance)
const { setInterval, clearInterval } = globalThis

/** What a test returns, or `hung` if it has no end. */
export async function watchTest(body: () => unknown, { idleMs, totalMs }: Patience): Promise<unknown> {
  const before = performance.eventLoopUtilization()
  const began = now()
  let timer: NodeJS.Timeout | undefined
  const never = new Promise<typeof hung>((resolve) => {
    timer = setInterval(() => {
      const { idle } = performance.eventLoopUtilization(before)
      if (idle > idleMs || now() - began > totalMs) resolve(hung)
    }, 100)
  })
  try {
    return await Promise.race([(async () => body())(), never])
  } finally {
    clearInterval(timer)
  }
}
