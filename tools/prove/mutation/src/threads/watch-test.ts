import { performance } from 'node:perf_hooks'
import { toCpuMs } from './cpu-time.ts'

/** How long a test may take before it counts as one that never ends. */
export interface Patience {
  /** The time in which nothing at all happens: it waits for what never comes. A busy machine does not change it. */
  readonly idleMs: number
  /** The time for which its thread may compute. */
  readonly cpuMs: number
}

export const hung: unique symbol = Symbol('hung')

// A test may replace them.
const { setInterval, clearInterval } = globalThis

/** What a test returns, or `hung` if it has no end. */
export async function watchTest(body: () => unknown, { idleMs, cpuMs }: Patience): Promise<unknown> {
  const before = performance.eventLoopUtilization()
  const began = process.threadCpuUsage()
  let timer: NodeJS.Timeout | undefined
  const never = new Promise<typeof hung>((resolve) => {
    timer = setInterval(() => {
      const { idle } = performance.eventLoopUtilization(before)
      if (idle > idleMs || toCpuMs(process.threadCpuUsage(began)) > cpuMs) resolve(hung)
    }, 100)
  })
  try {
    return await Promise.race([(async () => body())(), never])
  } finally {
    clearInterval(timer)
  }
}
