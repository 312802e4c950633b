import { type ApiError, isApiError } from '../errors/api-error.ts'
import { laneOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/pacing-store.ts'
import type { World } from '../world/world.ts'
import type { Layer } from './call.ts'
import { readCount, readReset } from './rate-limit.ts'

/** Sends each attempt when the account's limits have a place for it, and learns the limits from its answer. */
export function withPacing(pacer: Pacer, world: Pick<World, 'now' | 'monotonic'>): Layer {
  return (next) => async (call) => {
    const gate = pacer[laneOf(call.operation)]
    const entered = gate.enter(call, call.signal)
    const place = typeof entered === 'string' ? entered : await entered
    let learned: Learned = {}
    try {
      const answer = await next(call)
      learned = learnFrom(answer.response, world)
      return answer
    } catch (error) {
      if (isApiError(error)) learned = learnFromError(error, world)
      throw error
    } finally {
      void gate.leave(place, learned) // an answer waits for no store
    }
  }
}

type Clocks = Pick<World, 'now' | 'monotonic'>

// Reading a header is slow beside the rest of this: the reset is read when it matters.
function learnFrom({ headers }: Response, clocks: Clocks): Learned {
  const isNoneLeft = readCount(headers, 'x-ratelimit-remaining') === 0
  return {
    perMinute: readCount(headers, 'x-ratelimit-limit'),
    concurrent: readCount(headers, 'x-ratelimit-concurrent-limit'),
    heldUntil: isNoneLeft ? toHold(readReset(headers, clocks.now()), clocks) : undefined,
  }
}

function learnFromError({ status, rateLimit, retryAfterMs }: ApiError, clocks: Clocks): Learned {
  const { limit, remaining, resetAt, concurrentLimit } = rateLimit
  // A 429 holds everybody back, not only the call that got it.
  const isHeld = status === 429 && retryAfterMs !== undefined
  const untilReset = remaining === 0 ? toHold(resetAt, clocks) : undefined
  const heldUntil = isHeld ? clocks.monotonic() + retryAfterMs : untilReset
  return { perMinute: limit, concurrent: concurrentLimit, heldUntil }
}

const minuteMs = 60_000

/** The count is of a minute; a clock over there that is ahead of ours must not hold us longer. */
function toHold(resetAt: Date | undefined, { now, monotonic }: Clocks): number | undefined {
  return resetAt && monotonic() + Math.min(resetAt.getTime() - now(), minuteMs)
}
