import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type Lane, type Limits, withLearned } from './limits.ts'
import type { Learned } from './limits.ts'
import type { PacingStore, Taken } from './pacing-store.ts'
import { createQueue, type Entry, type Queue } from './queue.ts'

/** The one way in for the requests of a lane. */
export interface LaneGate {
  /**
   * Gives a slot to a request: at once when there is room and nobody waits, else when its turn has come.
   * Rejects when none comes free before the entry's deadline.
   */
  enter(entry: Entry, signal: AbortSignal | undefined): string | Promise<string>
  /** Takes a slot back. Must be called when the request has got a response or has failed. */
  leave(place: string, learned: Learned): Promise<void>
  /** The limits of the lane as they are known. */
  limits(): Limits
}

export function createLaneGate(
  platform: Pick<Platform, 'monotonic' | 'sleep'>,
  store: PacingStore,
  lane: Lane,
  limits: Limits,
): LaneGate {
  // Aborted by the news that there may be room, or that nobody waits any more: it ends a pause early.
  let news = new AbortController()
  const queue = createQueue(platform.monotonic, () => news.abort())
  let isRunning = false
  const take = (): Taken | Promise<Taken> => store.take(lane, limits, platform.monotonic())
  const giveBack = (place: string, learned: Learned): Promise<void> =>
    settle(() => store.release(lane, place, platform.monotonic(), learned))

  /**
   * Brings slots to those who wait, until nobody does, or only the end of a request can make room. To be called
   * when somebody has come, and when there may be more room; `asked` is what the store has been asked already.
   */
  async function bringPlaces(asked?: Taken | Promise<Taken>): Promise<void> {
    news.abort()
    if (isRunning) return
    isRunning = true
    try {
      while (!queue.isEmpty()) {
        news = new AbortController()
        const taken = await (asked ?? take())
        asked = undefined
        if ('place' in taken) {
          // Anyone who waited may have left while the slot was being taken.
          if (!queue.grantNext(taken.place)) await giveBack(taken.place, {})
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
      if (taken && 'place' in taken) return taken.place
      // Also while a store is asked, so that an abort does not wait for its response.
      const place = queue.join(entry, signal)
      void bringPlaces(taken)
      return place
    },
    async leave(place, learned) {
      limits = withLearned(limits, learned)
      await giveBack(place, learned)
      if (!queue.isEmpty()) void bringPlaces() // most calls leave nobody behind, and cost nothing more
    },
  }
}

/** The request got a response, and its response is worth more than the slot: that may fail. */
async function settle(release: () => void | Promise<void>): Promise<void> {
  try {
    await release()
  } catch {
    // The store counts the slot until it forgets it.
  }
}

/** Fails those who will have no time left when the next slot comes free. */
function rejectLate(queue: Queue, ms: number, now: number): void {
  const problem = `Not sent: the next slot comes free in ${Math.ceil(ms)} ms, after the deadline`
  queue.fail(({ operation }) => new TimeoutError(operation, ms, problem), now + ms)
}
