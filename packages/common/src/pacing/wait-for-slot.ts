import { TimeoutError } from '../errors/timeout-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type Ends, settleInTime } from '../platform/settle-in-time.ts'
import { lookEveryMs } from '../platform/settles-across.ts'
import type { Entry, Line, Waiter } from './line.ts'
import type { Taken } from './pacing-store.ts'

/** What the requests that wait for slots of one limit group share. */
export interface Turns {
  readonly line: Line
  readonly platform: Pick<Platform, 'monotonic' | 'sleep'>
  /** Time of the next try on the monotonic clock; `Infinity` if only the end of a slot of this client can free one. */
  tryAt: number
  /** Whether the next try need not wait until then, because a slot was released or the limits have changed. */
  isNews: boolean
  /** The waiter for which the store is being asked. */
  taking: Waiter | undefined
  /** Asks the store for a slot. */
  take(entry: Entry): Taken | Promise<Taken>
  /** Releases a slot that no request uses. */
  giveBack(slot: string): Promise<void>
}

type Asked = Taken | Promise<Taken>

// `setTimeout` accepts at most this many milliseconds.
const longestTimerMs = 2 ** 31 - 1

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
  asked?: Asked,
): Promise<string> {
  const { line, platform } = turns
  const leftMs = Math.min(entry.deadlineAt - platform.monotonic(), longestTimerMs)
  let stop: (() => void) | undefined
  const begin = (ends: Ends<string>): (() => void) => {
    const waiter: Waiter = { entry, lookedAt: 0, look() {} }
    line.keep(waiter)
    const nap = createNap(turns, waiter)
    const timer = setInterval(() => {
      line.keep(waiter)
      // Slots of vanished callers end by themselves.
      if (turns.tryAt === Infinity && line.head() === waiter) turns.isNews = true
      waiter.look()
    }, lookEveryMs())
    stop = () => {
      waiter.look = () => {}
      waiter.hasLeft = true
      clearInterval(timer)
      nap.end()
      line.remove(waiter)
      if (!line.head()) turns.tryAt = 0
      // The next one gets its slot after this one.
      queueMicrotask(() => line.wake([line.head()]))
    }
    waiter.look = () => look(turns, waiter, ends, nap)
    // The waiter is not settled synchronously.
    if (asked) void ask(turns, waiter, ends, Promise.resolve(asked))
    else void Promise.resolve().then(() => waiter.look())
    return () => ends.reject(noSlot(entry, leftMs))
  }
  return settleInTime(leftMs, signal, begin, () => stop?.())
}

/** Lets a waiter look what it has to do: end with an error, ask the store, or sleep. */
function look(turns: Turns, waiter: Waiter, ends: Ends<string>, nap: Nap): void {
  const { line, tryAt, platform, taking } = turns
  const now = platform.monotonic()
  if (waiter.failure) return ends.reject(waiter.failure.error)
  if (isLate(waiter, tryAt)) return ends.reject(late(waiter.entry, tryAt - now))
  if (line.head() !== waiter || (taking && line.has(taking))) return
  if (turns.isNews || now >= tryAt) void ask(turns, waiter, ends)
  else if (tryAt !== Infinity) nap.until(tryAt)
}

/** Asks the store for a slot for the waiter whose turn it is. */
function ask(turns: Turns, waiter: Waiter, ends: Ends<string>, asked?: Promise<Taken>): Promise<void> | void {
  const { line, platform } = turns
  const end = (): void => {
    if (turns.taking === waiter) turns.taking = undefined
  }
  const use = (taken: Taken): void | Promise<void> => {
    end()
    if (!('slot' in taken)) {
      turns.tryAt = platform.monotonic() + (taken.waitMs ?? Infinity)
      line.wake(line.all().filter((other) => other !== waiter && isLate(other, turns.tryAt)))
      return waiter.hasLeft ? line.wake([line.head()]) : waiter.look()
    }
    if (waiter.hasLeft) return turns.giveBack(taken.slot)
    // More slots may be free.
    turns.tryAt = 0
    line.serve(waiter)
    return ends.resolve(taken.slot)
  }
  const fail = (error: unknown): void => {
    end()
    for (const other of line.all()) other.failure = { error }
    line.wake(line.all())
    waiter.look()
  }
  turns.isNews = false
  turns.taking = waiter
  try {
    const taken = asked ?? turns.take(waiter.entry)
    return 'then' in taken ? taken.then(use, fail) : use(taken)
  } catch (error) {
    return fail(error)
  }
}

/** The sleep of a waiter until its next try. */
interface Nap {
  until(tryAt: number): void
  end(): void
}

function createNap(turns: Turns, waiter: Waiter): Nap {
  let end: number | undefined
  let stop = new AbortController()

  async function sleep(ms: number, { signal }: AbortController): Promise<void> {
    await turns.platform.sleep(ms, signal).catch(() => {})
    if (signal.aborted) return
    if (turns.line.head() === waiter) turns.isNews = true
    waiter.look()
  }

  return {
    until(tryAt) {
      if (end === tryAt) return
      stop.abort()
      stop = new AbortController()
      end = tryAt
      void sleep(tryAt - turns.platform.monotonic(), stop)
    },
    end: () => stop.abort(),
  }
}

/** Whether the deadline of a request passes before the next try. */
function isLate({ entry }: Waiter, tryAt: number): boolean {
  return tryAt !== Infinity && entry.deadlineAt < tryAt
}

function late({ operation }: Entry, ms: number): TimeoutError {
  const problem = `Not sent: the next slot is free in ${Math.ceil(ms)} ms, after the deadline`
  return new TimeoutError(operation, ms, problem)
}

function noSlot({ operation }: Entry, ms: number): TimeoutError {
  return new TimeoutError(operation, ms, 'Not sent: no slot was free before the deadline')
}
