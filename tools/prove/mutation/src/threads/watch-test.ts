import { performance } from 'node:perf_hooks'
import { toCpuMs } from './cpu-time.ts'

/** Limits after which a test counts as endless. */
export interface Patience {
  /** Time without any activity: the test waits for something that never comes. A busy machine does not change it. */
  readonly idleMs: number
  /** Processor time that the test's thread may use. */
  readonly cpuMs: number
}

export const hung: unique symbol = Symbol('hung')

// The functions are kept, because a test may replace the global ones.
const { setInterval, clearInterval } = globalThis

/** Runs a test and returns its result, or `hung` if it exceeds the limits. */
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
