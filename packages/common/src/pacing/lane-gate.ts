import type { World } from '../world/world.ts'
import { type Lane, type Limits, withLearned } from './limits.ts'
import type { Learned, PacingStore } from './pacing-store.ts'
import { createPump } from './pump.ts'
import { createQueue, type Entry } from './queue.ts'

/** The one way in for the requests of a lane. */
export interface LaneGate {
  /**
   * Gives a place to a request: at once when there is room and nobody waits, else when its turn has come.
   * Rejects when none comes free before the entry's deadline.
   */
  enter(entry: Entry, signal: AbortSignal | undefined): string | Promise<string>
  /** Takes a place back. Must be called when the request has been answered or has failed. */
  leave(place: string, learned: Learned): void | Promise<void>
  /** The limits of the lane as they are known. */
  limits(): Limits
}

export function createLaneGate(
  world: Pick<World, 'monotonic' | 'sleep'>,
  store: PacingStore,
  lane: Lane,
  limits: Limits,
): LaneGate {
  const queue = createQueue(world.monotonic, () => pump.stop())
  const take = (): ReturnType<PacingStore['take']> => store.take(lane, limits, world.monotonic())
  const pump = createPump(world, queue, take, (place) => giveBack(place, {}))

  function giveBack(place: string, learned: Learned): void | Promise<void> {
    try {
      const released = store.release(lane, place, world.monotonic(), learned)
      if (released) return released.catch(() => {})
    } catch {
      // The request was answered, and its answer is worth more than the place.
    }
  }

  return {
    limits: () => limits,
    enter(entry, signal) {
      const isFree = queue.isEmpty() && !pump.isRunning() && !signal?.aborted
      const taken = isFree ? take() : undefined
      if (taken && 'place' in taken) return taken.place
      // Also while a store is asked, so that an abort does not wait for its answer.
      const place = queue.join(entry, signal)
      pump.run(taken)
      return place
    },
    leave(place, learned) {
      limits = withLearned(limits, learned)
      const released = giveBack(place, learned)
      return released ? released.then(() => pump.run()) : pump.run()
    },
  }
}
