import { limitGroupOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/limits.ts'
import { dayMs, minuteMs } from '../platform/durations.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import { parseRetryAfter, readCount, readResetMs } from './rate-limit.ts'

/**
 * Sends each attempt when the rate limits have a slot for it, and adopts the limits that the response headers state.
 */
export function withPacing(pacer: Pacer, platform: Pick<Platform, 'now' | 'monotonic'>): Layer {
  return (next) => async (call) => {
    const gate = pacer[limitGroupOf(call.operation)]
    const entered = gate.enter(call, call.signal)
    const slot = typeof entered === 'string' ? entered : await entered
    let learned: Learned = {}
    // The rate limits are read from the headers as soon as these arrive, because reading the response body may still
    // fail.
    const onResponse = (response: Response): void => void (learned = learnFrom(response, platform))
    try {
      return await next({ ...call, onResponse })
    } finally {
      // The release of the slot is not awaited, so that a slow store does not delay the response.
      void gate.leave(slot, learned)
    }
  }
}

// Returns the rate limits that a response states. Reads only the headers that it needs, because reading a header takes
// longer than the rest of this function.
function learnFrom(
  { status, headers }: Response,
  { now, monotonic }: Pick<Platform, 'now' | 'monotonic'>,
): Learned {
  const isNoneLeft = readCount(headers, 'remaining') === 0
  let holdMs = isNoneLeft ? Math.min(readResetMs(headers, now()) ?? 0, minuteMs) : 0
  // A 429 with `Retry-After` holds back all requests of the limit group, not only the rejected one.
  if (status === 429) holdMs = Math.min(parseRetryAfter(headers, now()) ?? holdMs, dayMs)
  return {
    perMinute: readCount(headers, 'limit', 1),
    concurrent: readCount(headers, 'concurrent-limit', 1),
    heldUntil: holdMs ? monotonic() + holdMs : undefined,
  }
}
