import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import type { Call } from '../call/call.ts'

/** Lets no attempt begin whose deadline has passed, or is too near to hear the response. */
export function throwIfTooLate(call: Call, { now, monotonic }: World): void {
  const { operation, deadlineAt, minimumMs = 0, sendUntil = Infinity } = call
  const leftMs = Math.max(0, deadlineAt - monotonic())
  const isDateOver = now() > sendUntil
  if (leftMs > minimumMs && !isDateOver) return
  const needed = minimumMs ? `, and ${minimumMs} are needed to hear the response` : ''
  const problem = isDateOver
    ? 'the time in which it may be sent is over'
    : `${Math.floor(leftMs)} ms were left before the deadline${needed}`
  throw new TimeoutError(operation, leftMs, `Not sent: ${problem}`)
}
