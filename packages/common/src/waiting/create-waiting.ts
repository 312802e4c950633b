import type { Pacer } from '../pacing/pacer.ts'
import type { Observe } from '../transport/observe.ts'
import type { Platform } from '../platform/platform.ts'
import { parseWaitOptions } from './parse-wait-options.ts'
import type { Wait, WaitOptions } from './wait.ts'
import { waitUntil } from './wait-until.ts'

// All waits of a client together use at most this part of the requests of a minute.
const share = 0.5

/**
 * Waits for states, all of them within one part of the account's requests: the more there are, the slower each
 * reads. A read takes no longer than `callDeadlineMs`, as any call of the client.
 */
export function createWaiting(
  platform: Pick<Platform, 'now' | 'monotonic' | 'sleep'>,
  pacer: Pacer | false | undefined,
  callDeadlineMs: number,
  observe: Observe,
): <State>(wait: Wait<State>, options?: WaitOptions<State>) => Promise<State> {
  let waits = 0

  return async (wait, options = {}) => {
    const { intervalMs, deadlineMs } = parseWaitOptions(wait, options)
    const nextIntervalMs = (): number => {
      const perMinute = pacer ? pacer.vps.limits().perMinute : Infinity
      return Math.max(intervalMs, (waits * 60_000) / (perMinute * share))
    }
    const plan = { nextIntervalMs, deadlineMs, callDeadlineMs, observe }
    waits += 1
    try {
      return await waitUntil(platform, wait, plan, options)
    } finally {
      waits -= 1
    }
  }
}
