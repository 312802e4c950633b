import { isApiError, type RateLimit } from '../errors/api-error.ts'
import { laneOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/pacing-store.ts'
import type { Layer } from './call.ts'
import { readCount, readReset } from './rate-limit.ts'

/** Sends each attempt when the account's limits have a place for it, and learns the limits from its answer. */
export function withPacing(pacer: Pacer, now: () => number): Layer {
  return (next) => async (call) => {
    const entered = pacer.enter(laneOf(call.operation), call, call.signal)
    const leave = typeof entered === 'function' ? entered : await entered
    let learned: Learned = {}
    try {
      const answer = await next(call)
      learned = learn(readTold(answer.response.headers, now()), now())
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

type Told = Pick<RateLimit, 'limit' | 'remaining' | 'resetAt' | 'concurrentLimit'>

/** What a success tells. Reading headers is slow, so it reads what matters: a reset does when nothing is left. */
function readTold(headers: Headers, now: number): Told {
  const remaining = readCount(headers, 'x-ratelimit-remaining')
  return {
    limit: readCount(headers, 'x-ratelimit-limit'),
    remaining,
    resetAt: remaining === 0 ? readReset(headers, now) : undefined,
    concurrentLimit: readCount(headers, 'x-ratelimit-concurrent-limit'),
  }
}

const minuteMs = 60_000

function learn({ limit, remaining, resetAt, concurrentLimit }: Told, now: number): Learned {
  // The count is of a minute; a clock over there that is ahead of ours must not hold us longer.
  const heldUntil = remaining === 0 && resetAt && Math.min(resetAt.getTime(), now + minuteMs)
  return { perMinute: limit, concurrent: concurrentLimit, heldUntil: heldUntil || undefined }
}
