import type { Pacer } from '../pacing/pacer.ts'
import type { Observe } from '../transport/observe.ts'
import type { Platform } from '../platform/platform.ts'
import type { Wait, WaitOptions } from './wait.ts'
import { load } from '../call/load.ts'
import { WaitError } from '../errors/wait-error.ts'
import { endInTime } from '../platform/end-in-time.ts'
import { isTransient } from '../transport/retry-decision.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { parseSignal } from '../platform/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'

const shared = { ConfigError, WaitError, endInTime, isTransient, parseMilliseconds, parseSignal }

// Largest share of the account's requests per minute that all waits of one client use together, if the client paces its
// calls.
const share = 0.5

// A wait that is late by this many milliseconds for its next step is not counted any more.
const graceMs = 1_000

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
  // A wait counts while it polls: a worker drops the waits of a handler that has responded, and runs no `finally`.
  const countedUntil = new Map<object, number>()

  const leastIntervalMs = (): number => {
    const now = platform.monotonic()
    for (const [other, until] of countedUntil) if (until < now) countedUntil.delete(other)
    const perMinute = pacer ? pacer.vps.limits().perMinute : Infinity
    return (countedUntil.size * 60_000) / (perMinute * share)
  }

  return async (wait, options = {}) => {
    const key = {}
    const count = (ms: number): void => {
      countedUntil.set(key, platform.monotonic() + ms + graceMs)
    }
    const plan = { leastIntervalMs, count, callDeadlineMs, observe, shared }
    try {
      const { waitUntil } = await load('waitUntil', import('./wait-until.ts'))
      return await waitUntil(platform, wait, plan, options)
    } finally {
      countedUntil.delete(key)
    }
  }
}
