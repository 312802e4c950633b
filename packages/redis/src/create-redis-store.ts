import type { PacingStore } from '@hostwright/common'
import { sleep as realSleep } from '@hostwright/common/ports'
import { createLeases } from './leases.ts'
import { createLostSlots } from './lost-slots.ts'
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
// hold all slots; as many processes as there are slots poll within the next interval, and so on. A waiting process that is `patienceMs` late for its
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
  checkClient(redis)
  const names = parseKeyNames(options)
  const { now, sleep = realSleep } = options
  const leaseMs = parseMilliseconds('leaseMs', options.leaseMs ?? 30_000)
  const timeoutMs = parseMilliseconds('timeoutMs', options.timeoutMs ?? 2_000)
  const run = createGroupScripts(redis, names, now)
  // The time in which a slot has to end is real, and the clock of a simulation may run faster.
  const toLease = (leftMs: number): number => (now === undefined ? Math.min(leaseMs, leftMs) : leaseMs)
  // A renewal that hangs ends after half of the pause between two, so that the next one still comes before the lease
  // ends.
  const renewMs = Math.min(timeoutMs, leaseMs / 6)
  const leases = createLeases(leaseMs / 3, sleep, (group, slot, leftMs) =>
    within(renewMs, (signal) => run(signal, renewScript, group, toLease(leftMs), slot)),
  )
  const lost = createLostSlots()
  let process: string | undefined
  let lastSlot = 0

  const release = (group: string, slot: string, ...learned: (string | number)[]): Promise<unknown> =>
    within(timeoutMs, (signal) => run(signal, releaseScript, group, slot, ...learned))

  return {
    async take(group, { perMinute, perDay, concurrent }, _, endsInMs = Infinity) {
      // Workers have no random numbers before their first request.
      process ??= crypto.randomUUID()
      const slot = `${process}:${(lastSlot += 1)}`
      const unanswered = lost.of(group)
      const times = [toLease(endsInMs), stepMs, patienceMs]
      const rest = [process, ...times, perMinute, perDay, concurrent, ...unanswered]
      let taking: Promise<number> | undefined
      const reply = await within(timeoutMs, (signal) => {
        taking = run(signal, takeScript, group, slot, ...rest).then(toInteger)
        return taking
      }).catch((error: unknown) => {
        lost.add(group, slot)
        // A response that comes too late releases its slot, in case no take follows. It counts as a sent request.
        taking?.then((late) => late === granted && release(group, slot, '', '', '')).catch(() => {})
        throw new PacingError(group, error)
      })
      lost.forget(group, unanswered)
      if (reply !== granted) return { waitMs: reply }
      leases.add(group, slot, endsInMs)
      return { slot }
    },
    // If the release of a slot fails, the slot's lease ends by itself, and Redis still counts the request against the
    // rate limits.
    async release(group, slot, callersNow, { perMinute = '', concurrent = '', heldUntil }) {
      leases.remove(slot)
      const heldMs = heldUntil === undefined ? '' : Math.ceil(heldUntil - callersNow)
      await release(group, slot, heldMs, perMinute, concurrent)
    },
  }
}

/** Creates a function that runs a script with the keys of a limit group, at the time of `now` or of Redis. */
function createGroupScripts(redis: RedisClient, names: string, now: (() => number) | undefined) {
  return (
    signal: AbortSignal,
    script: Script,
    group: string,
    ...rest: readonly (string | number)[]
  ): Promise<unknown> => {
    const keys = ['leases', 'sent', 'line', 'due', 'state'].map((part) => `${names}:${group}:${part}`)
    const time = now === undefined ? 'redis' : Math.floor(now())
    return runScript(redis, script, { keys, arguments: [time, ...rest].map(String), signal })
  }
}
