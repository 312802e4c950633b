import { randomUUID } from 'node:crypto'
import { setTimeout as realSleep } from 'node:timers/promises'
import type { PacingStore } from '@hostwright/common'
import { createLeases } from './leases.ts'
import { PacingError } from './pacing-error.ts'
import { type KeyNames, parseKeyNames } from './parse-key-names.ts'
import { parseMilliseconds } from './parse-milliseconds.ts'
import { checkClient, toInteger } from './replies.ts'
import { type RedisClient, runScript, type Script } from './run-script.ts'
import { releaseScript, renewScript, takeScript } from './scripts.ts'
import { within } from './within.ts'

/** Options of `createRedisStore`. */
export interface RedisStoreOptions extends KeyNames {
  /**
   * Time after its last renewal at which a request of a dead process no longer counts as in progress, in milliseconds.
   * It then counts as sent, for a minute and for a day, like every request that has ended. A running process renews its
   * slots every third of this time, however long a call takes. @default 30000
   */
  readonly leaseMs?: number | undefined
  /**
   * Time to wait for Redis to grant or release a slot, in milliseconds. A call that gets no response for its slot fails
   * with a {@link PacingError}; a release that fails does not fail the call. @default 2000
   */
  readonly timeoutMs?: number | undefined
  /**
   * Returns the time in milliseconds since the epoch, in place of Redis's clock. For simulations in which all processes
   * share a clock.
   */
  readonly now?: (() => number) | undefined
  /** Waits until the next renewal of slots, on the clock of `now`. @default the platform's timer */
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined
}

// `stepMs` is the interval, in milliseconds, at which the first process of the queue polls while requests in progress
// hold all slots; each process behind it waits one interval longer. A waiting process that is `patienceMs` late for its
// next poll counts as dead and loses its place.
const stepMs = 100
const patienceMs = 1_000

// Result of the script that takes a slot, if the slot was granted. Any other result is the time to wait, in
// milliseconds.
const granted = 0

/**
 * Creates a store that counts requests in Redis. All processes with the same `account` and `prefix` share the rate
 * limits. Pass it to `createClient` as `pacing.store`; all clients that a process has for one account use the same
 * store. The store neither opens nor closes your Redis client.
 *
 * @throws {ConfigError} for an invalid option
 * @example const client = createClient({ pacing: { store: createRedisStore(redis, { account: 'shop' }) } })
 */
export function createRedisStore(redis: RedisClient, options: RedisStoreOptions): PacingStore {
  const { now } = options
  checkClient(redis)
  const names = parseKeyNames(options)
  const leaseMs = parseMilliseconds('leaseMs', options.leaseMs ?? 30_000)
  const timeoutMs = parseMilliseconds('timeoutMs', options.timeoutMs ?? 2_000)
  const sleep = options.sleep ?? ((ms, signal) => realSleep(ms, undefined, { signal }))
  const process = randomUUID()
  // A renewal that hangs ends after half of the pause between two, so that the next one still comes before the leases
  // end.
  const renewMs = Math.min(timeoutMs, leaseMs / 6)
  const leases = createLeases(leaseMs / 3, sleep, (group, slots) =>
    within(renewMs, run(renewScript, group, leaseMs, ...slots)),
  )
  let lastSlot = 0

  function run(script: Script, group: string, ...rest: (string | number)[]): Promise<unknown> {
    const keys = ['leases', 'sent', 'line', 'due', 'state'].map((part) => `${names}:${group}:${part}`)
    const time = now === undefined ? 'redis' : Math.floor(now())
    return runScript(redis, script, { keys, arguments: [time, ...rest].map(String) })
  }

  return {
    async take(group, { perMinute, perDay, concurrent }) {
      const slot = `${process}:${(lastSlot += 1)}`
      const times = [leaseMs, stepMs, patienceMs]
      const limits = [perMinute, perDay, concurrent]
      const taking = run(takeScript, group, slot, process, ...times, ...limits).then(toInteger)
      const reply = await within(timeoutMs, taking).catch((error: unknown) => {
        // A slot that Redis grants after this wait has timed out is released again; it counts as a sent request,
        // although none was sent. If the release fails, the slot's lease ends by itself.
        taking.then((late) => late === granted && run(releaseScript, group, slot, '', '', '')).catch(() => {})
        throw new PacingError(group, error)
      })
      if (reply !== granted) return { waitMs: reply }
      leases.add(group, slot)
      return { slot }
    },
    // If the release of a slot fails, the slot's lease ends by itself, and Redis still counts the request against the
    // rate limits.
    async release(group, slot, callersNow, { perMinute = '', concurrent = '', heldUntil }) {
      leases.remove(slot)
      const heldMs = heldUntil === undefined ? '' : Math.ceil(heldUntil - callersNow)
      await within(timeoutMs, run(releaseScript, group, slot, heldMs, perMinute, concurrent))
    },
  }
}
