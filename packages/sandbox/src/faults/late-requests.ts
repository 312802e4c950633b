import { type Clock, toNow } from '../time/clock.ts'

/** Requests that got responses before they are executed. They are kept in memory. */
export interface LateRequests {
  add(request: LateRequest): void
  /** Executes what has fallen due, in the order of the due moments. */
  executeDue(now: number): void
  /** What is waiting, in the order of the due moments. */
  list(): readonly LateRequest[]
  /** Drops what is waiting. */
  clear(): void
  /** Drops what is waiting, and takes nothing more. */
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
  /** It has been executed, or never will be. */
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
 * A clock on which late requests are on time: anyone who asks it finds executed what has fallen due. So no timer is
 * needed, and nobody sees a state from after a due moment without what happened then. It must not be asked inside a
 * transaction, which would take what is executed into it.
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
