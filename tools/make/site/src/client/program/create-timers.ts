/** Timers on the clock of an account: an hour takes as long as the work in it. */
export interface Timers {
  readonly setTimeout: (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number
  readonly setInterval: (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number
  readonly clearTimeout: (timer?: number) => void
  /** How many have not ended. */
  readonly count: () => number
}

type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** Makes timers of a clock's `sleep`; `onEnd` is told whenever one has ended. */
export function createTimers(sleep: Sleep, onEnd: () => void): Timers {
  const running = new Map<number, AbortController>()
  let last = 0

  async function wait(
    id: number,
    ms: number,
    signal: AbortSignal,
    then: () => void,
    again: boolean,
  ): Promise<void> {
    do {
      try {
        await sleep(ms, signal)
      } catch {
        return // it was cleared
      }
      if (!again) running.delete(id)
      // As after a timer of the platform, an error is nobody's to catch.
      queueMicrotask(then)
      await Promise.resolve()
    } while (again && !signal.aborted)
    onEnd()
  }

  const start =
    (again: boolean): Timers['setTimeout'] =>
    (callback, ms = 0, ...args) => {
      const id = ++last
      const controller = new AbortController()
      running.set(id, controller)
      void wait(
        id,
        Math.max(again ? 1 : 0, Number(ms) || 0),
        controller.signal,
        () => callback(...args),
        again,
      )
      return id
    }

  return {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout(id = 0) {
      running.get(id)?.abort()
      if (running.delete(id)) onEnd()
    },
    count: () => running.size,
  }
}
