import type { Pacer } from '../pacing/pacer.ts'
import type { Observe } from '../transport/observe.ts'
import type { Platform } from '../platform/platform.ts'
import type { Wait, WaitOptions } from './wait.ts'
import { waitUntil } from './wait-until.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { parseSignal } from '../call/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'

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

/** The times of a wait. */
interface WaitTimes {
  readonly intervalMs: number
  readonly deadlineMs: number
}

/** Checks the options of a wait, so that what cannot be used is told before the first read. */
function parseWaitOptions<State>(wait: Wait<State>, options: WaitOptions<State>): WaitTimes {
  const { signal, timeoutMs, onProgress } = options
  parseSignal(signal)
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new ConfigError('onProgress', 'is no function: give one')
  }
  if (timeoutMs !== undefined) parseMilliseconds('timeoutMs', timeoutMs)
  return {
    intervalMs: parseMilliseconds('intervalMs', options.intervalMs ?? wait.intervalMs),
    deadlineMs: parseMilliseconds('deadlineMs', options.deadlineMs ?? wait.deadlineMs),
  }
}
