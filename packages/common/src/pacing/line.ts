import type { Priority } from '../call/priority.ts'
import { lookEveryMs, settlesAcross } from '../platform/settles-across.ts'

/** A request that needs a slot. */
export interface Entry {
  readonly operation: string
  readonly priority?: Priority | undefined
  /** The deadline of the request's call, in milliseconds on the monotonic clock. */
  readonly deadlineAt: number
  /** Time limit of the request once it is sent, in milliseconds. */
  readonly timeoutMs?: number | undefined
}

/** A request in the line for a slot. */
export interface Waiter {
  readonly entry: Entry
  /** Time at which the waiter last looked, in milliseconds of real time. */
  lookedAt: number
  /** Lets the waiter look again. Called by its own timer, and by other callers if `settlesAcross`. */
  look: () => void
  /** Whether the waiter has its slot, or has given up. */
  hasLeft?: boolean
  /** The error of the store with which the waiter ends. */
  failure?: { readonly error: unknown }
}

/** The requests that wait for a slot. Calls go before polls, up to four in a row. */
export interface Line {
  /** Returns the request whose turn it is. */
  head(): Waiter | undefined
  /** Notes that a waiter is alive. It joins at the end if it is not in the line. */
  keep(waiter: Waiter): void
  /** Removes a waiter that gets a slot. */
  serve(waiter: Waiter): void
  /** Removes a waiter that has given up. */
  remove(waiter: Waiter): void
  /** Whether a waiter is in the line, and has not lost its caller. */
  has(waiter: Waiter): boolean
  /** Returns all waiters, calls first. */
  all(): Waiter[]
  /** Lets waiters look again, if another caller may do that. */
  wake(waiters: readonly (Waiter | undefined)[]): void
}

// Number of calls that may overtake a waiting poll. Without this limit, many calls would keep the poll from ever being
// sent.
const longestStreak = 4

// A waiter that is late by this many milliseconds has lost its caller, as a worker whose visitor left, and its place.
const patienceMs = 1_000

export function createLine(): Line {
  const calls = new Set<Waiter>()
  const polls = new Set<Waiter>()
  let streak = 0

  const isAlive = ({ lookedAt }: Waiter): boolean =>
    lookedAt >= performance.now() - lookEveryMs() - patienceMs

  /** Returns the first waiter, and removes those before it that have lost their callers. */
  function first(line: Set<Waiter>): Waiter | undefined {
    for (const waiter of line) {
      if (isAlive(waiter)) return waiter
      line.delete(waiter)
    }
    return undefined
  }

  function remove(waiter: Waiter): void {
    calls.delete(waiter)
    polls.delete(waiter)
  }

  return {
    head() {
      const [call, poll] = [first(calls), first(polls)]
      return poll && (!call || streak >= longestStreak) ? poll : call
    },
    keep(waiter) {
      waiter.lookedAt = performance.now()
      const set = waiter.entry.priority === 'wait' ? polls : calls
      set.add(waiter)
    },
    serve(waiter) {
      streak = polls.has(waiter) ? 0 : streak + 1
      remove(waiter)
    },
    remove,
    has: (waiter) => (calls.has(waiter) || polls.has(waiter)) && isAlive(waiter),
    all: () => [...calls, ...polls],
    wake(waiters) {
      if (settlesAcross()) for (const waiter of waiters) waiter?.look()
    },
  }
}
