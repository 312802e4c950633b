import type { parseMilliseconds } from '../call/parse-milliseconds.ts'
import type { parseSignal } from '../platform/parse-signal.ts'
import type { ConfigError } from '../errors/config-error.ts'
import type { SeenState, WaitError, WaitReason } from '../errors/wait-error.ts'
import type { isTransient } from '../transport/retry-decision.ts'
import type { Observe } from '../transport/observe.ts'
import type { Platform } from '../platform/platform.ts'
import type { endInTime } from '../platform/end-in-time.ts'
import type { Wait, WaitOptions } from './wait.ts'

/**
 * Parts of the client that a wait also uses. They are passed in, not imported: a bundler would otherwise move them into
 * a separate file that every program has to load.
 */
export interface SharedWithClient {
  readonly ConfigError: typeof ConfigError
  readonly WaitError: typeof WaitError
  readonly endInTime: typeof endInTime
  readonly isTransient: typeof isTransient
  readonly parseMilliseconds: typeof parseMilliseconds
  readonly parseSignal: typeof parseSignal
}

/** The limits of a wait that its client decides, and the client's observers. */
export interface WaitPlan {
  /** Returns the shortest pause between two polls of one wait, in milliseconds; called after each poll. */
  readonly leastIntervalMs: () => number
  /** Counts the wait among those of its client, for its next step: a read or a pause of at most `ms` milliseconds. */
  readonly count: (ms: number) => void
  /** Deadline of one call of the client with all its attempts, in milliseconds. */
  readonly callDeadlineMs: number
  /** Calls the observers of the wait. */
  readonly observe: Observe
  readonly shared: SharedWithClient
}

/**
 * Polls until the goal is reached; with one read if it already is. A read that fails temporarily is repeated at the
 * next interval, or when the API allows it. Any other error ends the wait and is thrown unchanged. A failed state ends
 * the wait if two reads in a row show it, because a single one may be out of date. No read begins after the deadline,
 * and a read in progress is aborted then. But a wait whose process was frozen until after the deadline knows only an
 * old state, so it reads once more, for up to 2 seconds.
 *
 * @throws {ConfigError} for invalid options, before the first read
 */
export async function waitUntil<State>(
  platform: Pick<Platform, 'now' | 'monotonic' | 'sleep'>,
  wait: Wait<State>,
  plan: WaitPlan,
  options: WaitOptions<State>,
): Promise<State> {
  const { signal } = options
  const { WaitError, isTransient, endInTime } = plan.shared
  const times = parseWaitOptions(wait, options, plan.shared)
  const deadlineAt = platform.monotonic() + times.deadlineMs
  const history: SeenState<State>[] = []
  let leftMs = times.deadlineMs
  let wasFailing = false
  let isLastLook = false
  const overslept = (): boolean => !isLastLook && platform.monotonic() - deadlineAt >= oversleptMs

  const end = (reason: WaitReason, problem: string, cause?: unknown): WaitError<State> =>
    new WaitError(reason, `Waited for ${wait.goal}, but ${problem}: ${showLast(history)}`, history, cause)

  for (;;) {
    let failure: unknown
    let late: unknown
    try {
      const toReason = (): unknown =>
        (late = end('deadline', passed, new DOMException('A read was in progress', 'TimeoutError')))
      const deadlineMs = Math.min(leftMs, plan.callDeadlineMs)
      plan.count(deadlineMs)
      const state = await endInTime({ ms: leftMs, toReason, signal }, async (inner) =>
        wait.read({ ...options, signal: inner, deadlineMs, priority: 'wait' }),
      )
      const before = history.map((seen) => seen.state)
      note(history, state, platform.now())
      plan.observe('onProgress', () => options.onProgress?.(state))
      const { ConfigError } = plan.shared
      if (toAnswer('isReached', wait.isReached(state), ConfigError)) return state
      const isFailing = toAnswer('isFailed', wait.isFailed?.(state, before), ConfigError)
      if (isFailing && wasFailing) throw end('failed', 'it can no longer be reached')
      wasFailing = isFailing
    } catch (error) {
      signal?.throwIfAborted()
      const isLate = error === late && overslept()
      if (!isLate && !isTransient(error)) throw error
      failure = error
    }
    const askedMs = toAskedMs(failure)
    leftMs = deadlineAt - platform.monotonic()
    if (askedMs > 0 && askedMs >= leftMs) {
      throw end('deadline', 'the API allows no read before the deadline', failure)
    }
    const pauseMs = Math.max(times.intervalMs, plan.leastIntervalMs(), askedMs)
    const isLast = pauseMs >= leftMs
    plan.count(pauseMs)
    if (leftMs > 0) await platform.sleep(Math.min(pauseMs, leftMs), signal)
    leftMs = deadlineAt - platform.monotonic()
    if (!isLast && leftMs > 0) continue
    if (!overslept()) throw end('deadline', passed, failure)
    isLastLook = true
    leftMs = lastLookMs
  }
}

// A wait that ends this many milliseconds after its deadline was held up.
const oversleptMs = 1_000
const lastLookMs = 2_000

const passed = 'the deadline passed'

/** Rejects a condition that is an async function: its promise would count as true, whatever it says later. */
function toAnswer(field: string, given: boolean | undefined, Problem: typeof ConfigError): boolean {
  if (typeof Object(given).then !== 'function') return Boolean(given)
  throw new Problem(field, 'returned a promise: read in `read`, and return true or false')
}

/** Returns the pause that the API asks for, in milliseconds. */
function toAskedMs(failure: unknown): number {
  return (Object(failure) as { readonly retryAfterMs?: number }).retryAfterMs ?? 0
}

/** Describes the last state of a wait. */
function showLast(history: readonly SeenState<unknown>[]): string {
  const last = history.at(-1)
  return last ? `the last state was ${toText(last.state)}` : 'no state could be read'
}

/** Notes a state that was read, with the time since which it is there. */
function note<State>(history: SeenState<State>[], state: State, now: number): void {
  const last = history.at(-1)
  // States with the same text can differ, such as two sets: the later one is kept, with the time of the first.
  if (last && toText(last.state) === toText(state)) history.splice(-1, 1, { ...last, state })
  else history.push({ state, at: new Date(now) })
}

/** Returns a state as JSON, also if it contains what JSON cannot: a bigint, or a reference to itself. */
function toText(state: unknown): string {
  try {
    return JSON.stringify(state)
  } catch {
    return String(state)
  }
}

/** Checks the options of a wait. */
function parseWaitOptions<State>(
  wait: Wait<State>,
  { signal, timeoutMs, onProgress, intervalMs, deadlineMs }: WaitOptions<State>,
  { ConfigError, parseMilliseconds, parseSignal }: SharedWithClient,
): { intervalMs: number; deadlineMs: number } {
  parseSignal(signal)
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new ConfigError('onProgress', 'is not a function: pass one')
  }
  if (timeoutMs !== undefined) parseMilliseconds('timeoutMs', timeoutMs)
  return {
    intervalMs: parseMilliseconds('intervalMs', intervalMs ?? wait.intervalMs),
    deadlineMs: parseMilliseconds('deadlineMs', deadlineMs ?? wait.deadlineMs),
  }
}
