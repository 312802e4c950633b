import { isApiError, type RateLimit } from '../errors/api-error.ts'
import { laneOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/pacing-store.ts'
import type { Layer } from './call.ts'
import { parseRateLimit } from './rate-limit.ts'

/** Sends each attempt when the account's limits have a place for it, and learns the limits from its answer. */
export function withPacing(pacer: Pacer, now: () => number): Layer {
  return (next) => async (call) => {
    const leave = await pacer.enter(laneOf(call.operation), call, call.signal)
    let learned: Learned = {}
    try {
      const answer = await next(call)
      learned = learn(parseRateLimit(answer.response.headers, now()), now())
      return answer
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
      void leave(learned) // an answer waits for no store
    }
  }
}

const minuteMs = 60_000

function learn({ limit, remaining, resetAt, concurrentLimit }: RateLimit, now: number): Learned {
  // The count is of a minute; a clock over there that is ahead of ours must not hold us longer.
  const heldUntil = remaining === 0 && resetAt && Math.min(resetAt.getTime(), now + minuteMs)
  return { perMinute: limit, concurrent: concurrentLimit, heldUntil: heldUntil || undefined }
}
