import { type SeenState, WaitError } from '../errors/wait-error.ts'
import { isTransient } from '../transport/retry-decision.ts'
import type { Observe } from '../transport/observe.ts'
import type { World } from '../world/world.ts'
import { endInTime } from '../world/end-in-time.ts'
import type { ReadOptions, Wait, WaitOptions } from './wait.ts'

/** A wait with all its times settled. */
export interface WaitPlan {
  /** The time until the next read, in milliseconds; asked before each. */
  readonly nextIntervalMs: () => number
  readonly deadlineMs: number
  /** The time that a call of the client may take with all its attempts. */
  readonly callDeadlineMs: number
  /** Tells the observers of the wait. */
  readonly observe: Observe
}

/**
 * Reads until the goal is reached; one read when it already is. A read that fails for a passing reason is made
 * again at the next interval, or when the API allows it; any other failure ends the wait as it is. A failing
 * state ends the wait when two reads in a row show one: a single one may be a slip. No read begins after the
 * deadline, and one that is under way then is given up.
 */
export async function waitUntil<State>(
  world: Pick<World, 'now' | 'monotonic' | 'sleep'>,
  wait: Wait<State>,
  plan: WaitPlan,
  options: WaitOptions<State>,
): Promise<State> {
  const { signal } = options
  const deadlineAt = world.monotonic() + plan.deadlineMs
  const outOfTime = new DOMException(
    'The read was under way when the deadline of its wait came',
    'TimeoutError',
  )
  const history: SeenState<State>[] = []
  let leftMs = plan.deadlineMs
  let wasFailing = false
  for (;;) {
    let failure: unknown
    try {
      const state = await endInTime({ ms: leftMs, toReason: () => outOfTime, signal }, (inner) =>
        wait.read(toReadOptions(options, plan, leftMs, inner)),
      )
      const before = history.map((seen) => seen.state)
      remember(history, state, world.now())
      plan.observe('onProgress', () => options.onProgress?.(state))
      if (wait.isReached(state)) return state
      const isFailing = wait.isFailed?.(state, before) ?? false
      if (isFailing && wasFailing) throw ended('failed', 'it ended otherwise', wait, history)
      wasFailing = isFailing
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (error === outOfTime) throw ended('deadline', passed, wait, history, error)
      if (!isTransient(error)) throw error
      failure = error
    }
    leftMs = deadlineAt - world.monotonic()
    const askedMs = retryAfterOf(failure)
    if (askedMs > 0 && askedMs >= leftMs) {
      throw ended('deadline', 'the API allows no read before the deadline', wait, history, failure)
    }
    const pauseMs = Math.max(plan.nextIntervalMs(), askedMs)
    const isLast = pauseMs >= leftMs
    if (leftMs > 0) await world.sleep(Math.min(pauseMs, leftMs), signal)
    leftMs = deadlineAt - world.monotonic()
    if (isLast || leftMs <= 0) throw ended('deadline', passed, wait, history, failure)
  }
}

const passed = 'the deadline passed'

function toReadOptions<State>(
  { timeoutMs, headers, onAttempt }: WaitOptions<State>,
  { callDeadlineMs }: WaitPlan,
  leftMs: number,
  signal: AbortSignal,
): ReadOptions {
  const deadlineMs = Math.min(leftMs, callDeadlineMs)
  return { signal, timeoutMs, deadlineMs, headers, onAttempt, priority: 'wait' }
}

/** How long the API asked to wait before the next read. */
function retryAfterOf(failure: unknown): number {
  return (failure as { readonly retryAfterMs?: number } | undefined)?.retryAfterMs ?? 0
}

function remember<State>(history: SeenState<State>[], state: State, now: number): void {
  const last = history.at(-1)
  if (last !== undefined && JSON.stringify(last.state) === JSON.stringify(state)) return
  history.push({ state, at: new Date(now) })
}

function ended<State>(
  reason: 'failed' | 'deadline',
  end: string,
  { goal }: Wait<State>,
  history: readonly SeenState<State>[],
  cause?: unknown,
): WaitError<State> {
  const last = history.at(-1)
  const seen =
    last === undefined ? 'no state could be read' : `the last state was ${JSON.stringify(last.state)}`
  return new WaitError(reason, `Waited for ${goal}, but ${end}: ${seen}`, history, cause)
}
