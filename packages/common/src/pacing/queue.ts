import type { Priority } from '../call/priority.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { type Ends, settleInTime } from '../platform/settle-in-time.ts'

/** A request in the queue for a slot. */
export interface Entry {
  readonly operation: string
  readonly priority?: Priority | undefined
  /** The deadline of the request's call, in milliseconds on the monotonic clock. */
  readonly deadlineAt: number
}

/** The requests that wait for a slot. */
export interface Queue {
  isEmpty(): boolean
  /**
   * Adds a request and waits for its slot. Rejects when the signal aborts, the entry's deadline passes, or `fail` is
   * called.
   */
  join(entry: Entry, signal: AbortSignal | undefined): Promise<string>
  /** Grants a slot to the next request. Returns false if no request waits. */
  grantNext(slot: string): boolean
  /** Fails the requests whose deadline is earlier than `before`; without `before`, all requests. */
  fail(toError: (entry: Entry) => unknown, before?: number): void
}

interface Waiter extends Ends<string> {
  readonly entry: Entry
}

// Number of calls that may overtake a waiting poll. Without this limit, many calls would keep the poll from ever being
// sent.
const longestStreak = 4

/**
 * Creates the queue of requests that wait for a slot. Calls go before polls, up to four in a row.
 *
 * The platform's timer ends a wait at its deadline, not the injected `sleep`: if hanging calls hold all slots, or a
 * store never responds, only the timer ends the wait.
 *
 * @param emptied called when the last request has left the queue
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
      // `setTimeout` accepts at most this many milliseconds.
      const leftMs = Math.min(entry.deadlineAt - monotonic(), 2 ** 31 - 1)
      let waiter: Waiter
      const begin = (ends: Ends<string>): (() => void) => {
        waiter = { entry, ...ends }
        line.add(waiter)
        return () => ends.reject(noSlot(entry, leftMs))
      }
      return settleInTime(leftMs, signal, begin, () => {
        line.delete(waiter)
        if (!next()) emptied()
      })
    },
    grantNext(slot) {
      const waiter = next()
      if (!waiter) return false
      streak = reads.has(waiter) ? 0 : streak + 1
      waiter.resolve(slot)
      return true
    },
    fail(toError, before = Infinity) {
      for (const { entry, reject } of [...calls, ...reads]) {
        if (entry.deadlineAt < before) reject(toError(entry))
      }
    },
  }
}

function noSlot({ operation }: Entry, ms: number): TimeoutError {
  return new TimeoutError(operation, ms, 'Not sent: no slot was free before the deadline')
}
