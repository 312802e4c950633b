import type { Platform } from '../platform/platform.ts'
import { type LimitGroup, type Limits, withLearned } from './limits.ts'
import type { Learned } from './limits.ts'
import { createLine, type Entry } from './line.ts'
import type { PacingStore } from './pacing-store.ts'
import { type Turns, waitForSlot } from './wait-for-slot.ts'

/** Grants slots to the requests of one limit group, one request after the other. */
export interface RequestGate {
  /**
   * Returns a slot: immediately if no request waits and the store grants one synchronously, otherwise as a promise that
   * resolves when it is the request's turn. Rejects if the signal aborts, the store fails, or no slot is free before
   * the entry's deadline.
   */
  enter(entry: Entry, signal: AbortSignal | undefined): string | Promise<string>
  /** Releases a slot. Called when the request has got a response or has failed. */
  leave(slot: string, learned: Learned): Promise<void>
  /** Returns the limits of the group that are known so far. */
  limits(): Limits
}

// A slot ends by itself when this many milliseconds have passed since its request must have ended.
const graceMs = 1_000

export function createRequestGate(
  platform: Pick<Platform, 'monotonic' | 'sleep'>,
  store: PacingStore,
  group: LimitGroup,
  limits: Limits,
): RequestGate {
  const { monotonic } = platform
  const line = createLine()

  async function leave(slot: string, learned: Learned): Promise<void> {
    limits = withLearned(limits, learned)
    await settle(() => store.release(group, slot, monotonic(), learned))
    turns.isNews = true
    line.wake()
  }

  const turns: Turns = {
    line,
    platform,
    tryAt: 0,
    isNews: false,
    take({ deadlineAt, timeoutMs = Infinity }) {
      const now = monotonic()
      return store.take(group, limits, now, Math.min(timeoutMs, deadlineAt - now) + graceMs)
    },
    giveBack: (slot) => leave(slot, {}),
  }

  return {
    limits: () => limits,
    enter(entry, signal) {
      const asked = line.head() || signal?.aborted ? undefined : turns.take(entry)
      if (asked && 'slot' in asked) return asked.slot
      // The request joins the line before the store has responded, so that an abort takes effect immediately.
      return waitForSlot(turns, entry, signal, asked)
    },
    leave,
  }
}

/**
 * Releases a slot and ignores a failure: no call waits for the release, so its error would be an unhandled rejection.
 */
async function settle(release: () => void | Promise<void>): Promise<void> {
  try {
    await release()
  } catch {
    // A failed release is ignored. A shared store frees the slot itself when the slot's lease ends.
  }
}
