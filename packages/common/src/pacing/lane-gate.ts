import type { World } from '../transport/world.ts'
import type { Lane, Limits } from './limits.ts'
import type { Learned, PacingStore } from './pacing-store.ts'
import { createPump } from './pump.ts'
import { createQueue, type Entry } from './queue.ts'

/** The one way in for the requests of a lane. */
export interface LaneGate {
  enter(entry: Entry, signal: AbortSignal | undefined): Promise<(learned: Learned) => Promise<void>>
  limits(): Limits
}

export function createLaneGate(
  world: Pick<World, 'now' | 'sleep'>,
  store: PacingStore,
  lane: Lane,
  limits: Limits,
): LaneGate {
  const queue = createQueue()
  const take = (): ReturnType<PacingStore['take']> => store.take(lane, limits, world.now())
  const pump = createPump(world, queue, take, (place) => giveBack(place, {}))

  async function giveBack(place: string, learned: Learned): Promise<void> {
    try {
      await store.release(lane, place, world.now(), learned)
    } catch {
      // The request was answered, and its answer is worth more than the place.
    }
  }

  async function leave(place: string, learned: Learned): Promise<void> {
    const { perMinute = limits.perMinute, concurrent = limits.concurrent } = learned
    limits = { perDay: limits.perDay, perMinute, concurrent }
    await giveBack(place, learned)
    if (!queue.isEmpty()) await pump.run()
  }

  return {
    limits: () => limits,
    async enter(entry, signal) {
      const place = await queue.join(entry, signal, pump)
      return (learned) => leave(place, learned)
    },
  }
}
