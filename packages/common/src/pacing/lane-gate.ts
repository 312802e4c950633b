import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import { type Lane, type Limits, withLearned } from './limits.ts'
import type { Learned, PacingStore, Taken } from './pacing-store.ts'
import { createQueue, type Entry, type Queue } from './queue.ts'

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
  const pause = createPause(world.sleep)
  const queue = createQueue(world.monotonic, pause.end)
  let isRunning = false
  let hasChanged: boolean // whether there may be more room than the last attempt to take a place has seen
  const take = (): Taken | Promise<Taken> => store.take(lane, limits, world.monotonic())
  const giveBack = (place: string, learned: Learned): Promise<void> =>
    settle(() => store.release(lane, place, world.monotonic(), learned))

  /**
   * Brings places to those who wait, until nobody does, or only the end of a request can make room. To be called
   * when somebody has come, and when there may be more room; `asked` is what the store has been asked already.
   */
  async function bringPlaces(asked?: Taken | Promise<Taken>): Promise<void> {
    hasChanged = true
    pause.end()
    if (isRunning) return
    isRunning = true
    try {
      while (!queue.isEmpty()) {
        hasChanged = false
        const taken = await (asked ?? take())
        asked = undefined
        if ('place' in taken) {
          // Whoever waited may have left while the place was being taken.
          if (!queue.grantNext(taken.place)) await giveBack(taken.place, {})
        } else if (taken.waitMs !== undefined) {
          refuseLate(queue, taken.waitMs, world.monotonic())
          if (!queue.isEmpty() && !hasChanged) await pause.begin(taken.waitMs)
        } else if (!hasChanged) break
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
      // Also while a store is asked, so that an abort does not wait for its answer.
      const place = queue.join(entry, signal)
      void bringPlaces(taken)
      return place
    },
    async leave(place, learned) {
      limits = withLearned(limits, learned)
      await giveBack(place, learned)
      void bringPlaces()
    },
  }
}

/** The request was answered, and its answer is worth more than the place: that may fail. */
async function settle(release: () => void | Promise<void>): Promise<void> {
  try {
    await release()
  } catch {
    // The store counts the place until it forgets it.
  }
}

/** A pause that ends early on the news that there may be room, or that nobody waits any more. */
function createPause(sleep: World['sleep']): { begin(ms: number): Promise<void>; end(): void } {
  let ending: AbortController | undefined
  return {
    end: () => ending?.abort(),
    async begin(ms) {
      ending = new AbortController()
      await sleep(ms, ending.signal).catch(() => {})
    },
  }
}

/** Fails those who will have no time left when the next place comes free. */
function refuseLate(queue: Queue, ms: number, now: number): void {
  const problem = `The rate limits leave no place before the deadline; the next one comes free in ${Math.ceil(ms)} ms`
  queue.fail(({ operation }) => new TimeoutError(operation, ms, problem), now + ms)
}
