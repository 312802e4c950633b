import { type Clock, toNow } from '../time/clock.ts'

/** Late requests: they got a response before they are executed. They are kept in memory. */
export interface LateRequests {
  add(request: LateRequest): void
  /** Executes the requests that are due, in order. */
  executeDue(now: number): void
  /** The waiting requests, in order. */
  list(): readonly LateRequest[]
  /** Drops the waiting requests. */
  clear(): void
  /** Drops the waiting requests, and accepts no more. */
  close(): void
}

export interface LateRequest {
  readonly method: string
  readonly path: string
  readonly arrivedAt: number
  /** In milliseconds since the epoch, and not before the moment at which it is added. */
  readonly dueAt: number
  /** Executes the request as at that moment, whenever that is noticed. */
  execute(dueAt: number): void
  /** Called when it has been executed, or never will be. */
  end(): void
}

export function createLateRequests(): LateRequests {
  let waiting: readonly LateRequest[] = []
  let isClosed = false

  function clear(): void {
    for (const request of waiting) request.end()
    waiting = []
  }

  return {
    add(request) {
      if (isClosed) throw new Error('This sandbox has been closed.')
      // The sort is stable: of two that are due at the same moment, the one that came first goes first.
      waiting = [...waiting, request].toSorted((a, b) => a.dueAt - b.dueAt)
    },
    list: () => waiting,
    executeDue(now) {
      for (let first = waiting[0]; first !== undefined && first.dueAt <= now; first = waiting[0]) {
        waiting = waiting.slice(1)
        try {
          first.execute(first.dueAt)
        } finally {
          first.end()
        }
      }
    },
    clear,
    close() {
      isClosed = true
      clear()
    },
  }
}

/**
 * A clock that executes due late requests whenever it is read. So no timer is needed, and no state from after
 * their time is visible without them. It must not be read inside a transaction, of which the executed
 * requests would become part.
 */
export function createPunctualClock(clock: Clock, late: LateRequests): Clock {
  return {
    ...clock,
    now: toNow(() => {
      const now = clock.now()
      late.executeDue(now)
      return now
    }),
  }
}
