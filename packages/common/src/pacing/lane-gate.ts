import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../transport/world.ts'
import type { Lane, Limits } from './limits.ts'
import type { PacingStore } from './pacing-store.ts'
import { createQueue, type Entry } from './queue.ts'

/** The one way in for the requests of a lane. */
export interface LaneGate {
  enter(entry: Entry, signal: AbortSignal): Promise<(learned: Learned) => Promise<void>>
  limits(): Limits
}

/** What an answer told about the limits; what it did not tell is `undefined`. */
export interface Learned {
  readonly perMinute: number | undefined
  readonly concurrent: number | undefined
  /** Nothing may be sent before this moment, in milliseconds since the epoch. */
  readonly heldUntil: number | undefined
}

export function createLaneGate(
  world: Pick<World, 'now' | 'sleep'>,
  store: PacingStore,
  lane: Lane,
  initial: Limits,
): LaneGate {
  const queue = createQueue()
  let limits = initial
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
          if (!queue.grantNext(taken.place)) await store.release(lane, taken.place, world.now())
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
    limits = withLearned(limits, learned)
    if (learned.heldUntil !== undefined) await store.hold(lane, learned.heldUntil)
    await store.release(lane, place, world.now())
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

function withLearned(limits: Limits, { perMinute, concurrent }: Learned): Limits {
  return {
    ...limits,
    perMinute: perMinute ?? limits.perMinute,
    concurrent: concurrent ?? limits.concurrent,
  }
}

function noPlace(operation: string, ms: number): TimeoutError {
  const problem = `The rate limits leave no place before the deadline; the next one comes free in ${Math.ceil(ms)} ms`
  return new TimeoutError(operation, ms, problem)
}
