import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../transport/world.ts'
import type { Lane, Limits } from './limits.ts'
import type { Learned, PacingStore } from './pacing-store.ts'
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
  let pumping = false
  let changed = false // whether there may be more room than the last attempt to take a place has seen
  let pause: AbortController | undefined

  /** Takes places for those who wait, until nobody does or only a release can make room. */
  async function pump(): Promise<void> {
    changed = true
    pause?.abort()
    if (pumping) return
    pumping = true
    try {
      while (!queue.isEmpty()) {
        changed = false
        const taken = await store.take(lane, limits, world.now())
        if ('place' in taken) {
          // Whoever waited may have left while the place was being taken.
          if (!queue.grantNext(taken.place)) await giveBack(store, [lane, taken.place, world.now(), {}])
        } else if (taken.waitMs !== undefined) await rest(taken.waitMs)
        else if (!changed) return
      }
    } catch (error) {
      queue.failAll(error)
    } finally {
      pumping = false
    }
  }

  async function rest(ms: number): Promise<void> {
    queue.failBefore(world.now() + ms, ({ operation }) => noPlace(operation, ms))
    if (queue.isEmpty() || changed) return
    pause = new AbortController()
    // An aborted pause is the news that there may be room, or that nobody waits any more.
    await world.sleep(ms, pause.signal).catch(() => {})
    pause = undefined
  }

  async function leave(place: string, learned: Learned): Promise<void> {
    const { perMinute = limits.perMinute, concurrent = limits.concurrent } = learned
    limits = { perDay: limits.perDay, perMinute, concurrent }
    await giveBack(store, [lane, place, world.now(), learned])
    void pump()
  }

  return {
    limits: () => limits,
    async enter(entry, signal) {
      const place = await queue.join(entry, signal, { joined: pump, emptied: () => pause?.abort() })
      return (learned) => leave(place, learned)
    },
  }
}

/** The request was answered, and its answer is worth more than a place that cannot be given back. */
async function giveBack(store: PacingStore, release: Parameters<PacingStore['release']>): Promise<void> {
  try {
    await store.release(...release)
  } catch {}
}

function noPlace(operation: string, ms: number): TimeoutError {
  const problem = `The rate limits leave no place before the deadline; the next one comes free in ${Math.ceil(ms)} ms`
  return new TimeoutError(operation, ms, problem)
}
