import { endInTime } from '@hostwright/common/ports'

/**
 * Waits for a result for at most `ms` milliseconds, then rejects; the work itself goes on, and its signal aborts. A
 * response that arrived while the process was frozen counts.
 */
export function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const toReason = (): Error => new Error(`no response within ${ms} ms`)
  return endInTime({ ms, toReason, signal: undefined }, work)
}
