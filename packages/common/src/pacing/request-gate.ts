import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type LimitGroup, type Limits, withLearned } from './limits.ts'
import type { Learned } from './limits.ts'
import type { PacingStore, Taken } from './pacing-store.ts'
import { createQueue, type Entry, type Queue } from './queue.ts'

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

export function createRequestGate(
  platform: Pick<Platform, 'monotonic' | 'sleep'>,
  store: PacingStore,
  group: LimitGroup,
  limits: Limits,
): RequestGate {
  // Aborting `news` ends the pause before the next try: a slot may be free, or no request waits any more.
  let news = new AbortController()
  const queue = createQueue(platform.monotonic, () => news.abort())
  let isRunning = false
  const take = (): Taken | Promise<Taken> => store.take(group, limits, platform.monotonic())
  const giveBack = (slot: string, learned: Learned): Promise<void> =>
    settle(() => store.release(group, slot, platform.monotonic(), learned))

  /**
   * Takes slots and grants them to the waiting requests. `asked` is a result of the store that has not been used yet.
   */
  async function grantSlots(asked?: Taken | Promise<Taken>): Promise<void> {
    news.abort()
    if (isRunning) return
    isRunning = true
    try {
      while (!queue.isEmpty()) {
        news = new AbortController()
        const taken = await (asked ?? take())
        asked = undefined
        if ('slot' in taken) {
          // If the waiting request was aborted while the store granted the slot, the slot is released.
          if (!queue.grantNext(taken.slot)) await giveBack(taken.slot, {})
        } else {
          if (taken.waitMs !== undefined) rejectLate(queue, taken.waitMs, platform.monotonic())
          if (queue.isEmpty() || news.signal.aborted) continue
          if (taken.waitMs === undefined) break
          await platform.sleep(taken.waitMs, news.signal).catch(() => {})
        }
      }
    } catch (error) {
      queue.fail(() => error)
    }
    isRunning = false
  }

  return {
    limits: () => limits,
    enter(entry, signal) {
      const taken = queue.isEmpty() && !isRunning && !signal?.aborted ? take() : undefined
      if (taken && 'slot' in taken) return taken.slot
      // The request joins the queue before the store has responded, so that an abort takes effect immediately.
      const slot = queue.join(entry, signal)
      void grantSlots(taken)
      return slot
    },
    async leave(slot, learned) {
      limits = withLearned(limits, learned)
      await giveBack(slot, learned)
      // While no request waits, there is nothing to grant: a usual call then starts no further async function.
      if (!queue.isEmpty()) void grantSlots()
    },
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

/** Fails the requests whose deadline passes before the next slot is free. */
function rejectLate(queue: Queue, ms: number, now: number): void {
  const problem = `Not sent: the next slot is free in ${Math.ceil(ms)} ms, after the deadline`
  queue.fail(({ operation }) => new TimeoutError(operation, ms, problem), now + ms)
}
