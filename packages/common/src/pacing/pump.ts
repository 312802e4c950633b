import { TimeoutError } from '../errors/timeout-error.ts'
import type { World } from '../world/world.ts'
import type { Taken } from './pacing-store.ts'
import type { Queue } from './queue.ts'

/** Brings places to those who wait for one. */
export interface Pump {
  /**
   * To be called when somebody has come to wait, and when there may be more room. Begins with what the
   * store has been asked already, if it has.
   */
  run(asked?: Asked): void
  /** To be called when nobody waits any more: ends a pause that serves nobody. */
  stop(): void
  isRunning(): boolean
}

type Asked = Taken | Promise<Taken>

/** Makes a pump over a queue. `take` takes a place, `giveBack` returns one that nobody wanted. */
export function createPump(
  world: Pick<World, 'monotonic' | 'sleep'>,
  queue: Queue,
  take: () => Asked,
  giveBack: (place: string) => void | Promise<void>,
): Pump {
  let running = false
  let changed = false // whether there may be more room than the last attempt to take a place has seen
  let pause: AbortController | undefined
  const stop = (): void => pause?.abort()

  /** Goes on until nobody waits, or only the end of a request can make room. */
  async function bringPlaces(asked?: Asked): Promise<void> {
    running = true
    try {
      while (!queue.isEmpty()) {
        changed = false
        const taken = await (asked ?? take())
        asked = undefined
        if ('place' in taken) {
          // Whoever waited may have left while the place was being taken.
          if (!queue.grantNext(taken.place)) await giveBack(taken.place)
        } else if (taken.waitMs !== undefined) await rest(taken.waitMs)
        else if (!changed) return
      }
    } catch (error) {
      queue.fail(() => error)
    } finally {
      running = false
    }
  }

  async function rest(ms: number): Promise<void> {
    queue.fail(({ operation }) => noPlace(operation, ms), world.monotonic() + ms)
    if (queue.isEmpty() || changed) return
    pause = new AbortController()
    // An aborted pause is the news that there may be room, or that nobody waits any more.
    await world.sleep(ms, pause.signal).catch(() => {})
    pause = undefined
  }

  return {
    stop,
    isRunning: () => running,
    run(asked) {
      changed = true
      stop()
      if (!running && !queue.isEmpty()) void bringPlaces(asked)
    },
  }
}

function noPlace(operation: string, ms: number): TimeoutError {
  const problem = `The rate limits leave no place before the deadline; the next one comes free in ${Math.ceil(ms)} ms`
  return new TimeoutError(operation, ms, problem)
}
