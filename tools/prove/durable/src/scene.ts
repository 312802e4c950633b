import { setTimeout as sleep } from 'node:timers/promises'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { type EngineName, engines, type Flows } from './engines.ts'

/** Password of every VPS, which no engine may store. */
export const rootPassword = 'Correct-Horse-7'

/** An account, an empty engine, and the Redis that the workers share. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly env: Readonly<Record<string, string>>
  readonly flows: Flows
  /** Returns how often a secret appears in the engine's stored data. */
  countSecrets(): Promise<number>
  close(): Promise<void>
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
    async countSecrets() {
      const stored = await engine.readStored()
      return [rootPassword, apiKey].filter((secret) => stored.includes(secret)).length
    },
    async close() {
      await flows.close()
      await Promise.all([engine.close(), redis.close(), sandbox.close()])
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
