import { setTimeout as sleep } from 'node:timers/promises'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import type { FlowClient } from '@hostwright/example-durable/flow-client'
import { type EngineName, engines } from './engines.ts'

/** Password of every VPS, which no engine may store. */
export const rootPassword = 'Correct-Horse-7'

/** An account, an empty engine, and the Redis that the workers share. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly env: Readonly<Record<string, string>>
  readonly flows: FlowClient
  /** Closes everything and returns the figures. `wanted` is the number of servers that the flows should order. */
  end(outcomes: readonly unknown[], wanted: number): Promise<FlowFigures>
}

/** The faults of all flows, which should be none, and their time. */
export interface FlowFigures {
  /** Number of orders that were executed more than once. */
  readonly double: number
  /** Number of flows that ended without their server, or with an error. */
  readonly lost: number
  /** Number of flows that did not end. */
  readonly endless: number
  /** How many secrets the engine's stored data has. */
  readonly secrets: number
  readonly seconds: number
  /** Errors of the lost flows. */
  readonly errors: readonly string[]
}

// An order that was claimed and never left is settled after a horizon of 75 minutes, which take 75 real seconds.
const speed = 60
const seconds = (seconds: number) => ({ mode: 'after', seconds: seconds * speed }) as const

export async function openScene(engineName: EngineName): Promise<Scene> {
  const startedAt = Date.now()
  const [engine, redis, sandbox] = await Promise.all([
    engines[engineName](),
    startRedis(),
    createSandbox({ speed, startAt: startedAt }),
  ])
  const { account, transitions, apiKey } = sandbox
  const before = sandbox.servers().length
  account.setBalance(100_000_000)
  transitions.set('signup', seconds(2))
  transitions.set('power', seconds(3))
  transitions.set('reinstall', seconds(3))
  const env = {
    ...engine.env,
    REDIS_URL: redis.url,
    HOSTWRIGHT_API_KEY: apiKey,
    ROOT_PASSWORD: rootPassword,
    INTERVAL_MS: '20000',
    SPEED: String(speed),
    STARTED_AT: String(startedAt),
    LONGEST_PAUSE_MS: '2000',
    PER_DAY: '1000000',
    // A worker that is killed keeps its share of the concurrent requests for this long.
    LEASE_MS: '60000',
  }
  const flows = await engine.openFlows()
  return {
    sandbox,
    env,
    flows,
    async end(outcomes, wanted) {
      const ordered = sandbox.servers().length - before
      const stored = await engine.readStored()
      await flows.close()
      await Promise.all([engine.close(), redis.close(), sandbox.close()])
      const errors = outcomes.filter((outcome) => outcome instanceof Error).map(String)
      return {
        double: Math.max(0, ordered - wanted),
        lost: errors.length + Math.max(0, wanted - ordered),
        endless: outcomes.filter((outcome) => outcome === null).length,
        secrets: [rootPassword, apiKey].filter((secret) => stored.includes(secret)).length,
        seconds: (Date.now() - startedAt) / 1_000,
        errors,
      }
    },
  }
}

/** Starts flows and waits for all of them. Flows that do not end in time give `null`. */
export async function runFlows(
  starts: readonly (() => Promise<() => Promise<unknown>>)[],
  deadlineMs: number,
): Promise<unknown[]> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const late = sleep(2 ** 31 - 1, null, { signal: deadline, ref: false }).catch(() => null)
  const results = await Promise.all(starts.map((start) => start()))
  return Promise.all(
    results.map((result) => Promise.race([result().catch((error: unknown) => error as Error), late])),
  )
}
