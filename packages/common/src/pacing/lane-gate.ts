import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import type { Lane, Limits } from './limits.ts'
import type { Learned, PacingStore, Taken } from './pacing-store.ts'
import { createQueue, type Entry } from './queue.ts'

/** The one way in for the requests of a lane. */
export interface LaneGate {
  /**
   * Gives a place to a request: at once when there is room and nobody waits, else when its turn has come.
   * Rejects when none comes free before the entry's deadline.
   */
  enter(entry: Entry, signal: AbortSignal | undefined): string | Promise<string>
  /** Takes a place back. Must be called when the request has been answered or has failed. */
  leave(place: string, learned: Learned): Promise<void>
  /** The limits of the lane as they are known. */
  limits(): Limits
}

export function createLaneGate(
  world: Pick<World, 'monotonic' | 'sleep'>,
  store: PacingStore,
  lane: Lane,
  limits: Limits,
): LaneGate {
  // Aborted by the news that there may be room, or that nobody waits any more: it ends a pause early.
  let news = new AbortController()
  const queue = createQueue(world.monotonic, () => news.abort())
  let isRunning = false
  const take = (): Taken | Promise<Taken> => store.take(lane, limits, world.monotonic())

  async function giveBack(place: string, learned: Learned): Promise<void> {
    try {
      await store.release(lane, place, world.monotonic(), learned)
    } catch {
      // The request was answered, and its answer is worth more: the store counts the place until it forgets it.
    }
  }

  /**
   * Brings places to those who wait, until nobody does, or only the end of a request can make room. To be called
   * when somebody has come, and when there may be more room; `asked` is what the store has been asked already.
   */
  async function bringPlaces(asked?: Taken | Promise<Taken>): Promise<void> {
    news.abort()
    if (isRunning) return
    isRunning = true
    try {
      while (!queue.isEmpty()) {
        news = new AbortController()
        const { signal } = news
        const taken = await (asked ?? take())
        asked = undefined
        if ('place' in taken) {
          // Whoever waited may have left while the place was being taken.
          if (!queue.grantNext(taken.place)) await giveBack(taken.place, {})
          continue
        }
        const { waitMs } = taken
        if (waitMs !== undefined) refuseLate(waitMs)
        if (queue.isEmpty() || signal.aborted) continue
        if (waitMs === undefined) break
        await world.sleep(waitMs, signal).catch(() => {})
      }
    } catch (error) {
      queue.fail(() => error)
    }
    isRunning = false
  }

  /** Fails those who will have no time left when the next place comes free. */
  function refuseLate(ms: number): void {
    const problem = `Not sent: the next place comes free in ${Math.ceil(ms)} ms, after the deadline`
    queue.fail(({ operation }) => new TimeoutError(operation, ms, problem), world.monotonic() + ms)
  }

  return {
    limits: () => limits,
    enter(entry, signal) {
      const taken = queue.isEmpty() && !isRunning && !signal?.aborted ? take() : undefined
      if (taken && 'place' in taken) return taken.place
      // Also while a store is asked, so that an abort does not wait for its answer.
      const place = queue.join(entry, signal)
      void bringPlaces(taken)
      return place
    },
    async leave(place, learned) {
      const { perMinute = limits.perMinute, concurrent = limits.concurrent } = learned
      limits = { ...limits, perMinute, concurrent }
      await giveBack(place, learned)
      if (!queue.isEmpty()) void bringPlaces()
    },
  }
}
