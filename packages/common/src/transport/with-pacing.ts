import { isApiError, type RateLimit } from '../errors/api-error.ts'
import { laneOf } from '../pacing/limits.ts'
import type { Learned } from '../pacing/lane-gate.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import { parseRateLimit } from './rate-limit.ts'

/** Sends each attempt when the account's limits have a place for it, and learns the limits from its answer. */
export function withPacing(pacer: Pacer, call: Call, now: () => number): Layer {
  const { operation, deadlineAt, priority } = call
  const lane = laneOf(operation)
  const entry = { operation, priority, deadlineAt }
  return (next) => async (request) => {
    const leave = await pacer.enter(lane, entry, request.signal)
    let learned: Learned = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }
    try {
      const response = await next(request)
      learned = learn(parseRateLimit(response.headers, now()), now())
      return response
    } catch (error) {
      if (isApiError(error)) {
        learned = learn(error.rateLimit, now())
        // A 429 holds everybody back, not only the call that got it.
        if (error.status === 429 && error.retryAfterMs !== undefined) {
          learned = { ...learned, heldUntil: now() + error.retryAfterMs }
        }
      }
      throw error
    } finally {
      await leave(learned)
    }
  }
}

const minuteMs = 60_000

function learn({ limit, remaining, resetAt, concurrentLimit }: RateLimit, now: number): Learned {
  // The count is of a minute; a clock over there that is ahead of ours must not hold us longer.
  const reset = resetAt === undefined ? undefined : Math.min(resetAt.getTime(), now + minuteMs)
  return {
    perMinute: limit,
    concurrent: concurrentLimit,
    heldUntil: remaining === 0 ? reset : undefined,
  }
}
