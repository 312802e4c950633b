import { whenIdle } from '../time/when-idle.ts'

/**
 * Calls all listeners in rounds, with pauses in between, so that most of the time is left for requests, even with many
 * listeners.
 */
export interface Rounds {
  /** Calls a listener once, in the next round. The returned function cancels the call. */
  onNext(listener: () => void): () => void
  /** Starts a round, immediately or after the pause that follows the last round. */
  request(): void
  /** Calls all listeners immediately. Later listeners are never called. */
  close(): void
  /** Returns the number of waiting listeners. */
  size(): number
}

/** The clock and the timers of the rounds, which tests replace. */
export interface RoundsTime {
  readonly now: () => number
  /** Calls back when no other work is pending, such as the writes that a round has started. */
  readonly whenIdle: (callback: () => void) => void
}

const realTime: RoundsTime = { now: () => performance.now(), whenIdle }

// Length of the pause after a round, as a multiple of the round's duration. A round of 1,000 listeners takes about 20
// ms: without a pause, no time would be left for requests.
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
