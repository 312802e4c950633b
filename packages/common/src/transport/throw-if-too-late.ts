import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { Call } from '../call/call.ts'

/** Throws a `TimeoutError` if the call's deadline has passed, or is too near for a response to arrive. */
export function throwIfTooLate(call: Call, { monotonic }: Pick<Platform, 'monotonic'>): void {
  const { operation, deadlineAt, minimumMs = 0 } = call
  const leftMs = Math.max(0, deadlineAt - monotonic())
  if (leftMs > minimumMs) return
  const needed = minimumMs ? `, and ${minimumMs} are needed to hear the response` : ''
  const problem = `${Math.floor(leftMs)} ms were left before the deadline${needed}`
  throw new TimeoutError(operation, leftMs, `Not sent: ${problem}`)
}
