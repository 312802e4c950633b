import { whenIdle } from '../time/when-idle.ts'

/**
 * Calls all listeners in one round, with pauses between rounds, so that any number of them leaves most of the
 * time to requests.
 */
export interface Rounds {
  /** Calls back once, in the next round. Returns a function that cancels it. */
  onNext(listener: () => void): () => void
  /** Asks for a round: now, or after a rest. */
  request(): void
  /** Calls all listeners immediately, and accepts no more. */
  close(): void
  /** How many listeners wait. */
  size(): number
}

/** Timers of rounds. */
export interface RoundsTime {
  readonly now: () => number
  /** Calls back after everything else that is to be done, such as the writes that a round has begun. */
  readonly whenIdle: (callback: () => void) => void
}

const realTime: RoundsTime = { now: () => performance.now(), whenIdle }

// 1,000 listeners take some 20 ms: without a rest, no time would be left for the requests that they hear of.
const restsPerRound = 30

export function createRounds({ now, whenIdle }: RoundsTime = realTime): Rounds {
  let listeners = new Set<() => void>()
  let isBusy = false
  let isRequested = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function callAll(): void {
    const called = listeners
    listeners = new Set()
    for (const call of called) call()
  }

  function run(): void {
    isBusy = true
    whenIdle(() => {
      isRequested = false
      const start = now()
      callAll()
      whenIdle(() => {
        if (!isClosed) timer = setTimeout(endRest, restsPerRound * (now() - start))
      })
    })
  }

  function endRest(): void {
    timer = undefined
    isBusy = false
    if (isRequested) request()
  }

  function request(): void {
    isRequested = true
    if (!isBusy && !isClosed && listeners.size > 0) run()
  }

  return {
    onNext(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    request,
    close() {
      isClosed = true
      clearTimeout(timer)
      callAll()
    },
    size: () => listeners.size,
  }
}
