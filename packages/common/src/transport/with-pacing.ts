import { laneOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/limits.ts'
import { dayMs, minuteMs } from '../platform/durations.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import { parseRetryAfter, readCount, readResetMs } from './rate-limit.ts'

/** Sends each attempt when the account's limits have a place for it, and learns the limits from its response. */
export function withPacing(pacer: Pacer, platform: Pick<Platform, 'now' | 'monotonic'>): Layer {
  return (next) => async (call) => {
    const gate = pacer[laneOf(call.operation)]
    const entered = gate.enter(call, call.signal)
    const place = typeof entered === 'string' ? entered : await entered
    let learned: Learned = {}
    // From the headers alone: they count whatever becomes of the body.
    const onResponse = (response: Response): void => void (learned = learnFrom(response, platform))
    try {
      return await next({ ...call, onResponse })
    } finally {
      void gate.leave(place, learned) // a response waits for no store
    }
  }
}

// Reading a header is slow beside the rest of this: most are read only when they matter.
function learnFrom(
  { status, headers }: Response,
  { now, monotonic }: Pick<Platform, 'now' | 'monotonic'>,
): Learned {
  const isNoneLeft = readCount(headers, 'remaining') === 0
  let holdMs = isNoneLeft ? Math.min(readResetMs(headers, now()) ?? 0, minuteMs) : 0
  // A 429 holds everybody back, not only the call that got it.
  if (status === 429) holdMs = Math.min(parseRetryAfter(headers, now()) ?? holdMs, dayMs)
  return {
    perMinute: readCount(headers, 'limit', 1),
    concurrent: readCount(headers, 'concurrent-limit', 1),
    heldUntil: holdMs ? monotonic() + holdMs : undefined,
  }
}
