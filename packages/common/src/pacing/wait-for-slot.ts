import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type Ends, settleInTime } from '../platform/settle-in-time.ts'
import { lookEveryMs } from '../platform/settles-across.ts'
import type { Entry, Line, Waiter } from './line.ts'
import type { Taken } from './pacing-store.ts'

/** State of a limit group that all its waiting requests use. */
export interface Turns {
  readonly line: Line
  readonly platform: Pick<Platform, 'monotonic' | 'sleep'>
  /** Time of the next try on the monotonic clock; `Infinity` if only the end of a slot of this client can free one. */
  tryAt: number
  /** Whether the next try need not wait until then, because a slot was released or the limits have changed. */
  isNews: boolean
  /** Asks the store for a slot. */
  take(entry: Entry): Taken | Promise<Taken>
  /** Releases a slot that no request uses. */
  giveBack(slot: string): Promise<void>
}

/**
 * Waits until a request has a slot. Each request sleeps for itself and takes its own slot, because the caller of another
 * one may vanish: a worker drops the timers and promises of a handler that has responded. The first in the line asks the
 * store. The next one becomes the first when it has its slot, has left, or has vanished.
 *
 * The platform's timer ends the wait at its deadline, not the injected `sleep`: if hanging calls hold all slots, or a
 * store never responds, only the timer ends the wait.
 *
 * @param asked a result of the store that has not been used yet
 */
export function waitForSlot(
  turns: Turns,
  entry: Entry,
  signal: AbortSignal | undefined,
  asked?: Taken | Promise<Taken>,
): Promise<string> {
  const { line, platform } = turns
  // `setTimeout` accepts at most this many milliseconds.
  const leftMs = Math.min(entry.deadlineAt - platform.monotonic(), 2 ** 31 - 1)
  let stop: (() => void) | undefined
  const begin = (ends: Ends<string>): (() => void) => {
    const nap = new AbortController()
    const waiter = createWaiter(turns, entry, ends, nap.signal, asked)
    line.keep(waiter)
    // The waiter is not settled synchronously.
    queueMicrotask(waiter.look)
    const timer = setInterval(() => {
      line.keep(waiter)
      // Slots of vanished callers end by themselves.
      if (turns.tryAt === Infinity && line.head() === waiter) turns.isNews = true
      waiter.look()
    }, lookEveryMs())
    stop = () => {
      clearInterval(timer)
      nap.abort()
      line.remove(waiter)
      if (!line.head()) turns.tryAt = 0
      // The next one gets its slot after this one.
      queueMicrotask(line.wake)
    }
    return () => ends.reject(late(entry, leftMs, 'no slot was free before the deadline'))
  }
  return settleInTime(leftMs, signal, begin, () => stop?.())
}

/** Creates the waiter of a request. `left` aborts when the request has its slot, or does not wait any more. */
function createWaiter(
  turns: Turns,
  entry: Entry,
  ends: Ends<string>,
  left: AbortSignal,
  asked?: Taken | Promise<Taken>,
): Waiter {
  const { line, platform } = turns
  const { reject } = ends
  let sleepsUntil: number | undefined

  const wakeUp = (until: number): void => {
    if (sleepsUntil !== until) return
    if (line.head() === waiter) turns.isNews = true
    waiter.look()
  }

  const waiter: Waiter = {
    entry,
    look(failure) {
      const { tryAt } = turns
      const waitMs = tryAt - platform.monotonic()
      if (waiter.isAsking || (left.aborted && !asked)) return
      if (asked) {
        void ask(turns, waiter, ends, left, asked)
        asked = undefined
      } else if (failure) reject(failure.error)
      else if (waitMs < Infinity && entry.deadlineAt < tryAt) {
        reject(late(entry, waitMs, `the next slot is free in ${Math.ceil(waitMs)} ms, after the deadline`))
      } else if (line.head() !== waiter) return
      else if (turns.isNews || waitMs <= 0) void ask(turns, waiter, ends, left)
      else if (waitMs < Infinity && tryAt !== sleepsUntil) {
        sleepsUntil = tryAt
        void platform.sleep(waitMs, left).then(
          () => wakeUp(tryAt),
          () => wakeUp(tryAt),
        )
      }
    },
  }
  return waiter
}

/** Asks the store for a slot. A slot that is granted too late is released. */
async function ask(
  turns: Turns,
  waiter: Waiter,
  { resolve, reject }: Ends<string>,
  left: AbortSignal,
  asked?: Taken | Promise<Taken>,
): Promise<void> {
  const { line, platform } = turns
  waiter.isAsking = true
  turns.isNews = false
  try {
    const given = asked ?? turns.take(waiter.entry)
    // A store in memory grants a slot without a pause.
    const taken = asked || 'then' in given ? await given : given
    if (!('slot' in taken)) {
      turns.tryAt = platform.monotonic() + (taken.waitMs ?? Infinity)
      waiter.isAsking = false
      line.wakeAll()
      waiter.look()
    } else if (left.aborted) await turns.giveBack(taken.slot)
    else {
      // More slots may be free.
      turns.tryAt = 0
      line.remove(waiter, true)
      resolve(taken.slot)
    }
  } catch (error) {
    line.wakeAll({ error })
    if (!left.aborted) reject(error)
  }
}

function late({ operation }: Entry, ms: number, problem: string): TimeoutError {
  return new TimeoutError(operation, ms, `Not sent: ${problem}`)
}
