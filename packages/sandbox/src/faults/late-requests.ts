import { type Clock, toNow } from '../time/clock.ts'

/**
 * Requests that a fault executes later, and whose sender gets a response without their result. They are kept in memory.
 */
export interface LateRequests {
  add(request: LateRequest): void
  /** Executes the requests whose time has come, the earliest first. */
  executeDue(now: number): void
  /** Returns the waiting requests, the earliest first. */
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
  /** Time of the execution, in milliseconds since the epoch. It is not before the time when the request is added. */
  readonly dueAt: number
  /** Executes the request as if it were the time `dueAt`, even if that is noticed later. */
  execute(dueAt: number): void
  /** Called when the request was executed or dropped. */
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
      // The sort is stable: of two delayed requests with the same time, the one that was added first is executed first.
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
 * Creates a clock that, whenever it is read, first executes the late requests that are due. So no timer is needed, and
 * no state can be read without their effects. It must not be read inside a transaction, because the executed requests
 * would become part of it.
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
