import type { Platform } from '@hostwright/common'
import type { RedisClient, ScriptArguments } from '../run-script.ts'

/** Several simulated processes with a common simulated clock, over one real Redis. */
export interface Simulation {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
  createProcess(): SimulatedProcess
  /** Advances the clock from one sleeping process to the next, until none sleeps. */
  run(): Promise<void>
}

export interface SimulatedProcess extends Pick<Platform, 'now' | 'sleep'> {
  readonly redis: RedisClient
  /** Kills the process: its sleeps never end, and none of its commands reaches Redis any more. */
  kill(): void
}

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Creates a simulation. The time passes only while no command is in progress and no promise is due. */
export function createSimulation(redis: RedisClient): Simulation {
  let now = Date.UTC(2026, 0, 1)
  let commands = 0
  const sleepers = new Set<Sleeper>()

  const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason)
      const sleeper = { at: now + ms, wake: resolve }
      sleepers.add(sleeper)
      signal?.addEventListener('abort', () => (sleepers.delete(sleeper), reject(signal.reason)))
    })

  async function count<T>(command: Promise<T>): Promise<T> {
    commands += 1
    try {
      return await command
    } finally {
      commands -= 1
    }
  }

  function createProcess(): SimulatedProcess {
    let isAlive = true
    const forever = new Promise<never>(() => {})
    return {
      now: () => now,
      async sleep(ms, signal) {
        if (!isAlive) return forever
        await sleep(ms, signal)
        if (!isAlive) return forever
      },
      redis: {
        evalSha: async (sha1: string, options: ScriptArguments) =>
          isAlive ? count(redis.evalSha(sha1, options)) : forever,
        eval: async (text: string, options: ScriptArguments) =>
          isAlive ? count(redis.eval(text, options)) : forever,
      },
      kill: () => void (isAlive = false),
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      for (let quiet = 0; quiet < 3; quiet = commands === 0 ? quiet + 1 : 0) await nextTurn()
      const [next] = [...sleepers].toSorted((a, b) => a.at - b.at)
      if (next === undefined) return
      sleepers.delete(next)
      now = Math.max(now, next.at)
      next.wake()
    }
  }

  return { now: () => now, sleep, createProcess, run }
}
