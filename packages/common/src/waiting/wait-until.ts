import { type SeenState, WaitError } from '../errors/wait-error.ts'
import { isTransient } from '../transport/retry-decision.ts'
import type { World } from '../world/world.ts'
import type { Wait, WaitOptions } from './wait.ts'

/** A wait with all its times settled. */
export interface WaitPlan {
  /** The time until the next read, in milliseconds; asked before each. */
  readonly nextIntervalMs: () => number
  readonly deadlineMs: number
}

/**
 * Reads until the goal is reached; one read when it already is. A read that fails for a passing
 * reason is made again at the next interval; any other failure ends the wait as it is.
 */
export async function waitUntil<State>(
  world: Pick<World, 'now' | 'monotonic' | 'sleep'>,
  wait: Wait<State>,
  { nextIntervalMs, deadlineMs }: WaitPlan,
  options: WaitOptions<State>,
): Promise<State> {
  const { signal, timeoutMs, headers, onAttempt, onProgress } = options
  const deadlineAt = world.monotonic() + deadlineMs
  const history: SeenState<State>[] = []
  for (;;) {
    let failure: unknown
    try {
      const state = await wait.read({ signal, timeoutMs, headers, onAttempt, priority: 'wait' })
      const before = history.map((seen) => seen.state)
      remember(history, state, world.now())
      onProgress?.(state)
      if (wait.isReached(state)) return state
      if (wait.isFailed?.(state, before)) throw ended('failed', wait, history)
    } catch (error) {
      if (!isTransient(error)) throw error
      failure = error
    }
    const left = deadlineAt - world.monotonic()
    if (left <= 0) throw ended('deadline', wait, history, failure)
    await world.sleep(Math.min(nextIntervalMs(), left), signal)
  }
}

function remember<State>(history: SeenState<State>[], state: State, now: number): void {
  const last = history.at(-1)
  if (last !== undefined && JSON.stringify(last.state) === JSON.stringify(state)) return
  history.push({ state, at: new Date(now) })
}

function ended<State>(
  reason: 'failed' | 'deadline',
  { goal }: Wait<State>,
  history: readonly SeenState<State>[],
  cause?: unknown,
): WaitError<State> {
  const last = history.at(-1)
  const seen =
    last === undefined ? 'no state could be read' : `the last state was ${JSON.stringify(last.state)}`
  const end = reason === 'failed' ? 'it ended otherwise' : 'the deadline passed'
  return new WaitError(reason, `Waited for ${goal}, but ${end}: ${seen}`, history, cause)
}
