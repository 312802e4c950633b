import { parseMilliseconds } from '../client-config.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { World } from '../world/world.ts'
import type { Wait, WaitOptions } from './wait.ts'
import { waitUntil } from './wait-until.ts'

// All waits of a client together use at most this part of the requests of a minute.
const share = 0.5

/** Waits for states, all of them within one part of the account's requests: the more there are, the slower each reads. */
export function createWaiting(
  world: Pick<World, 'now' | 'monotonic' | 'sleep'>,
  pacer: Pacer | undefined,
): <State>(wait: Wait<State>, options?: WaitOptions<State>) => Promise<State> {
  let waits = 0

  function stretch(intervalMs: number): number {
    if (pacer === undefined) return intervalMs
    const { perMinute } = pacer.vps.limits()
    return Math.max(intervalMs, (waits * 60_000) / (perMinute * share))
  }

  return async (wait, options = {}) => {
    const intervalMs = parseMilliseconds('intervalMs', options.intervalMs ?? wait.intervalMs)
    const deadlineMs = parseMilliseconds('deadlineMs', options.deadlineMs ?? wait.deadlineMs)
    waits += 1
    try {
      return await waitUntil(world, wait, { nextIntervalMs: () => stretch(intervalMs), deadlineMs }, options)
    } finally {
      waits -= 1
    }
  }
}
