import { limitGroupOf } from '../pacing/limits.ts'
import type { Pacer } from '../pacing/pacer.ts'
import type { Learned } from '../pacing/limits.ts'
import { dayMs, minuteMs } from '../platform/durations.ts'
import type { Platform } from '../platform/platform.ts'
import type { Layer } from '../call/call.ts'
import { parseRetryAfter, readCount, readResetMs } from './rate-limit.ts'

/** Sends each attempt when the rate limits have a slot for it, and reads the limits from the response headers. */
export function withPacing(pacer: Pacer, platform: Pick<Platform, 'now' | 'monotonic'>): Layer {
  return (next) => async (call) => {
    const gate = pacer[limitGroupOf(call.operation)]
    const entered = gate.enter(call, call.signal)
    const slot = typeof entered === 'string' ? entered : await entered
    let learned: Learned = {}
    // Read as soon as the headers arrive: reading the body may still fail.
    const onResponse = (response: Response): void => void (learned = learnFrom(response, platform))
    try {
      return await next({ ...call, onResponse })
    } finally {
      void gate.leave(slot, learned) // not awaited: a slow store delays no response
    }
  }
}

// Reading a header takes longer than the rest of this function, so it reads only those that it needs.
function learnFrom(
  { status, headers }: Response,
  { now, monotonic }: Pick<Platform, 'now' | 'monotonic'>,
): Learned {
  const isNoneLeft = readCount(headers, 'remaining') === 0
  let holdMs = isNoneLeft ? Math.min(readResetMs(headers, now()) ?? 0, minuteMs) : 0
  // After a 429, all requests of the group wait, not only the one that got it.
  if (status === 429) holdMs = Math.min(parseRetryAfter(headers, now()) ?? holdMs, dayMs)
  return {
    perMinute: readCount(headers, 'limit', 1),
    concurrent: readCount(headers, 'concurrent-limit', 1),
    heldUntil: holdMs ? monotonic() + holdMs : undefined,
  }
}
