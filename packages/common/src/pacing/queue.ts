import type { Priority } from '../call/priority.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { type Ends, settleInTime } from '../platform/settle-in-time.ts'

/** A request that wants to be sent. */
export interface Entry {
  readonly operation: string
  readonly priority?: Priority | undefined
  /** After this moment, on the monotonic clock, it is of no use any more. */
  readonly deadlineAt: number
}

/** Those who wait for a slot. */
export interface Queue {
  isEmpty(): boolean
  /** Waits for a slot, until the signal aborts or the entry's deadline has passed. */
  join(entry: Entry, signal: AbortSignal | undefined): Promise<string>
  /** Gives a slot to the one whose turn it is; false when nobody waits. */
  grantNext(place: string): boolean
  /** Fails those whose deadline is over before a moment; without one, all. */
  fail(toError: (entry: Entry) => unknown, before?: number): void
}

interface Waiter extends Ends<string> {
  readonly entry: Entry
}

// So many calls may go before a read of a wait that stood there first: a wait is slow, never starved.
const longestStreak = 4

/**
 * `emptied` is told when the last one has gone.
 *
 * A deadline uses the platform's timer, like the timeout of an attempt: nobody else may be there to watch the
 * clock, when all slots are taken by calls that hang, or a store never responds.
 */
export function createQueue(monotonic: () => number, emptied: () => void): Queue {
  const calls = new Set<Waiter>()
  const reads = new Set<Waiter>()
  let streak = 0

  function next(): Waiter | undefined {
    const [call] = calls
    const [read] = reads
    return read && (!call || streak >= longestStreak) ? read : call
  }

  return {
    isEmpty: () => !next(),
    join(entry, signal) {
      const line = entry.priority === 'wait' ? reads : calls
      const leftMs = Math.min(entry.deadlineAt - monotonic(), 2 ** 31 - 1) // what a timer can hold
      let waiter: Waiter
      const begin = (ends: Ends<string>): (() => void) => {
        waiter = { entry, ...ends }
        line.add(waiter)
        return () => ends.reject(noPlace(entry, leftMs))
      }
      return settleInTime(leftMs, signal, begin, () => {
        line.delete(waiter)
        if (!next()) emptied()
      })
    },
    grantNext(place) {
      const waiter = next()
      if (!waiter) return false
      streak = reads.has(waiter) ? 0 : streak + 1
      waiter.resolve(place)
      return true
    },
    fail(toError, before = Infinity) {
      for (const { entry, reject } of [...calls, ...reads]) {
        if (entry.deadlineAt < before) reject(toError(entry))
      }
    },
  }
}

function noPlace({ operation }: Entry, ms: number): TimeoutError {
  return new TimeoutError(operation, ms, 'Not sent: no slot came free before the deadline')
}
