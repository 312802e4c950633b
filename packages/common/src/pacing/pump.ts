import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../transport/world.ts'
import type { Taken } from './pacing-store.ts'
import type { Queue } from './queue.ts'

/** Brings places to those who wait for one. */
export interface Pump {
  /** To be called when somebody has come to wait, and when there may be more room. */
  run(): Promise<void>
  /** To be called when nobody waits any more: ends a pause that serves nobody. */
  stop(): void
}

/** Makes a pump over a queue. `take` takes a place, `giveBack` returns one that nobody wanted. */
export function createPump(
  world: Pick<World, 'now' | 'sleep'>,
  queue: Queue,
  take: () => Taken | Promise<Taken>,
  giveBack: (place: string) => Promise<void>,
): Pump {
  let running = false
  let changed = false // whether there may be more room than the last attempt to take a place has seen
  let pause: AbortController | undefined
  const stop = (): void => pause?.abort()

  async function rest(ms: number): Promise<void> {
    queue.failBefore(world.now() + ms, ({ operation }) => noPlace(operation, ms))
    if (queue.isEmpty() || changed) return
    pause = new AbortController()
    // An aborted pause is the news that there may be room, or that nobody waits any more.
    await world.sleep(ms, pause.signal).catch(() => {})
    pause = undefined
  }

  return {
    stop,
    /** Goes on until nobody waits, or only the end of a request can make room. */
    async run() {
      changed = true
      stop()
      if (running) return
      running = true
      try {
        while (!queue.isEmpty()) {
          changed = false
          const taken = await take()
          if ('place' in taken) {
            // Whoever waited may have left while the place was being taken.
            if (!queue.grantNext(taken.place)) await giveBack(taken.place)
          } else if (taken.waitMs !== undefined) await rest(taken.waitMs)
          else if (!changed) return
        }
      } catch (error) {
        queue.failAll(error)
      } finally {
        running = false
      }
    },
  }
}

function noPlace(operation: string, ms: number): TimeoutError {
  const problem = `The rate limits leave no place before the deadline; the next one comes free in ${Math.ceil(ms)} ms`
  return new TimeoutError(operation, ms, problem)
}
