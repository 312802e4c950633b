import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import { parseSignal } from '../call/parse-signal.ts'
import { ConfigError } from '../errors/config-error.ts'
import type { Wait, WaitOptions } from './wait.ts'

/** The times of a wait. */
export interface WaitTimes {
  readonly intervalMs: number
  readonly deadlineMs: number
}

/** Checks the options of a wait, so that what cannot be used is told before the first read. */
export function parseWaitOptions<State>(wait: Wait<State>, options: WaitOptions<State>): WaitTimes {
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
