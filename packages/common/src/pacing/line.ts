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
  /** Time at which the waiter last looked by itself, in milliseconds of real time. */
  seenAt?: number
  /** Whether the store is being asked for a slot of the waiter, or has given it one. */
  isAsking?: boolean
  /** Lets the waiter look what it has to do, or end with an error of the store. */
  look(failure?: { readonly error: unknown }): void
}

/** The requests that wait for a slot. Calls go before polls, up to four in a row. */
export interface Line {
  /** Returns the request whose turn it is. */
  head(): Waiter | undefined
  /** Notes that a waiter is alive. It joins at the end if it is not in the line. */
  keep(waiter: Waiter): void
  /** Removes a waiter that has a slot, or has given up. */
  remove(waiter: Waiter, isServed?: boolean): void
  /** Lets the first waiter look, if another caller may do that. */
  wake(): void
  /** Lets all waiters look, or end with an error of the store, if another caller may do that. */
  wakeAll(failure?: { readonly error: unknown }): void
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

  /** Returns the first waiter, and removes those before it that have lost their callers. */
  function first(waiters: Set<Waiter>): Waiter | undefined {
    for (const waiter of waiters) {
      if (waiter.seenAt! > performance.now() - lookEveryMs() - patienceMs) return waiter
      waiters.delete(waiter)
    }
    return undefined
  }

  const head = (): Waiter | undefined => {
    const [call, poll] = [first(calls), first(polls)]
    return poll && (!call || streak >= longestStreak) ? poll : call
  }

  return {
    head,
    keep(waiter) {
      waiter.seenAt = performance.now()
      const waiters = waiter.entry.priority === 'wait' ? polls : calls
      waiters.add(waiter)
    },
    remove(waiter, isServed) {
      if (isServed) streak = polls.has(waiter) ? 0 : streak + 1
      calls.delete(waiter)
      polls.delete(waiter)
    },
    wake() {
      if (settlesAcross()) head()?.look()
    },
    wakeAll(failure) {
      if (settlesAcross()) for (const waiter of [...calls, ...polls]) waiter.look(failure)
    },
  }
}
