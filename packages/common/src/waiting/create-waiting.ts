import type { Pacer } from '../pacing/pacer.ts'
import type { Observe } from '../transport/observe.ts'
import type { Platform } from '../platform/platform.ts'
import type { Wait, WaitOptions } from './wait.ts'
import { load } from '../call/load.ts'
import { WaitError } from '../errors/wait-error.ts'
import { endInTime } from '../platform/end-in-time.ts'
import { isTransient } from '../transport/retry-decision.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { parseSignal } from '../call/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'

const shared = { ConfigError, WaitError, endInTime, isTransient, parseMilliseconds, parseSignal }

// Largest share of the account's requests per minute that all waits of one client use together, if the client paces its
// calls.
const share = 0.5

/**
 * Creates the function that waits for states. If the client paces its calls, all its waits together use at most half of
 * the account's requests per minute for VPSs: the more waits there are, the less often each polls. A poll takes at most
 * `callDeadlineMs`, like any call of the client.
 */
export function createWaiting(
  platform: Pick<Platform, 'now' | 'monotonic' | 'sleep'>,
  pacer: Pacer | false | undefined,
  callDeadlineMs: number,
  observe: Observe,
): <State>(wait: Wait<State>, options?: WaitOptions<State>) => Promise<State> {
  let waits = 0

  return async (wait, options = {}) => {
    const leastIntervalMs = (): number => {
      const perMinute = pacer ? pacer.vps.limits().perMinute : Infinity
      return (waits * 60_000) / (perMinute * share)
    }
    const plan = { leastIntervalMs, callDeadlineMs, observe, shared }
    waits += 1
    try {
      const { waitUntil } = await load('waitUntil', import('./wait-until.ts'))
      return await waitUntil(platform, wait, plan, options)
    } finally {
      waits -= 1
    }
  }
}
