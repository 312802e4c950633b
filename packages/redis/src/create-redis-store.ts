import { randomUUID } from 'node:crypto'
import { setTimeout as realSleep } from 'node:timers/promises'
import { ConfigError, type PacingStore } from '@hostwright/common'
import { createLeases } from './leases.ts'
import { PacingError } from './pacing-error.ts'
import { type RedisClient, runScript, type Script } from './run-script.ts'
import { releaseScript, renewScript, takeScript } from './scripts.ts'
import { within } from './within.ts'

/** Options of `createRedisStore`. */
export interface RedisStoreOptions {
  /**
   * A name for the account: every store with the same name, in the same Redis, counts together. It is
   * part of key names, so it is never the API key. 1 to 64 letters, digits, `.`, `_` and `-`.
   */
  readonly account: string
  /** What all key names begin with. The same characters as in `account`, and `:`. @default 'hostwright' */
  readonly prefix?: string | undefined
  /**
   * For how long the places of a process that has died stay taken, in milliseconds. A living process
   * renews its own every third of this time, however long a call takes. @default 30000
   */
  readonly leaseMs?: number | undefined
  /** For how long Redis may take to answer before a call fails, in milliseconds. @default 2000 */
  readonly timeoutMs?: number | undefined
  /**
   * A clock that counts instead of Redis's own, in milliseconds since the epoch: for simulations, where
   * all processes have the same one. The calls' own clocks never count.
   */
  readonly now?: (() => number) | undefined
  /** Passes the time on that clock. @default the platform's timer */
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined
}

// How often a place is asked for that only the end of a request can free, and after how long a process
// that waits and does not ask any more is taken for dead.
const stepMs = 100
const patienceMs = 1_000

// What the script returns when it has taken the place; else it is the time to wait.
const granted = 0

/**
 * Makes a store that counts in Redis, so that all processes with the same `account` pace their calls as
 * one. Give it to `createClient` as `pacing.store`; a process needs one store per account. It opens and
 * closes nothing: the Redis client is yours.
 *
 * @throws {ConfigError} for an option that cannot be used
 * @example const client = createClient({ pacing: { store: createRedisStore(redis, { account: 'shop' }) } })
 */
export function createRedisStore(redis: RedisClient, options: RedisStoreOptions): PacingStore {
  const { account, prefix = 'hostwright', leaseMs = 30_000, timeoutMs = 2_000, now } = options
  parseName('account', account, /^[\w.-]{1,64}$/)
  parseName('prefix', prefix, /^[\w.:-]{1,64}$/)
  parseLength('leaseMs', leaseMs)
  parseLength('timeoutMs', timeoutMs)
  const sleep = options.sleep ?? ((ms, signal) => realSleep(ms, undefined, { signal }))
  const process = randomUUID()
  const leases = createLeases(leaseMs / 3, sleep, (lane, places) =>
    run(renewScript, lane, leaseMs, ...places),
  )
  let lastPlace = 0

  function run(script: Script, lane: string, ...rest: (string | number)[]): Promise<unknown> {
    // One hash tag: in a cluster, all keys of an account lie in one slot.
    const keys = ['leases', 'sent', 'line', 'due', 'state'].map(
      (part) => `${prefix}:{${account}}:${lane}:${part}`,
    )
    const time = now === undefined ? 'redis' : Math.floor(now())
    return runScript(redis, script, { keys, arguments: [time, ...rest].map(String) })
  }

  return {
    async take(lane, { perMinute, perDay, concurrent }) {
      const place = `${process}:${(lastPlace += 1)}`
      const times = [leaseMs, stepMs, patienceMs]
      const taking = run(takeScript, lane, place, process, ...times, perMinute, perDay, concurrent)
      const reply = await within(timeoutMs, taking).catch((error: unknown) => {
        // A place that comes too late is given back; should that fail too, its lease ends.
        taking.then((late) => late === granted && run(releaseScript, lane, place, '', '', '')).catch(() => {})
        throw new PacingError(lane, error)
      })
      if (reply !== granted) return { waitMs: Number(reply) }
      leases.add(lane, place)
      return { place }
    },
    // Should it fail, the lease ends by itself, and the request counts all the same.
    async release(lane, place, callersNow, { perMinute = '', concurrent = '', heldUntil }) {
      leases.remove(place)
      const heldMs = heldUntil === undefined ? '' : Math.ceil(heldUntil - callersNow)
      await within(timeoutMs, run(releaseScript, lane, place, heldMs, perMinute, concurrent))
    },
  }
}

function parseName(field: string, value: string, pattern: RegExp): void {
  if (typeof value === 'string' && pattern.test(value)) return
  // The value is not shown: it might be the API key.
  throw new ConfigError(field, 'cannot be part of a key name: give 1 to 64 letters, digits, ".", "_" or "-"')
}

function parseLength(field: string, value: number): void {
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return
  throw new ConfigError(field, `is ${value}: give milliseconds, above 0 and below ${2 ** 31}`)
}
