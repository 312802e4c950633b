import type { CallOptions } from '../call-options.ts'
import { parseMilliseconds } from '../client-config.ts'
import { type SeenState, WaitError } from '../errors/wait-error.ts'
import { isTransient } from '../transport/with-retry.ts'
import type { World } from '../transport/world.ts'

/** A state to wait for. */
export interface Wait<State> {
  /** What is waited for, as the message of a {@link WaitError} says it: "the VPS to be stopped". */
  readonly goal: string
  /** Reads the state, with one request. */
  readonly read: (options: CallOptions) => Promise<State>
  /** Whether the goal is reached. */
  readonly isReached: (state: State) => boolean
  /** Whether the goal can no longer be reached. @default never */
  readonly isFailed?: (state: State) => boolean
  /** The time between two reads, in milliseconds. */
  readonly intervalMs: number
  /** The time the wait may take, in milliseconds. */
  readonly deadlineMs: number
}

/** Options of every `wait` method. */
export interface WaitOptions<State> extends Omit<CallOptions, 'deadlineMs'> {
  /** The time between two reads, in milliseconds. Each read counts against the account's rate limits. */
  readonly intervalMs?: number | undefined
  /** The time the wait may take, in milliseconds. A last read may begin at its end. */
  readonly deadlineMs?: number | undefined
  /** Told each state that is read. */
  readonly onProgress?: ((state: State) => void) | undefined
}

/**
 * Reads until the goal is reached; one read when it already is. A read that fails for a passing
 * reason is made again at the next interval; any other failure ends the wait as it is.
 */
export async function waitUntil<State>(
  world: Pick<World, 'now' | 'sleep'>,
  wait: Wait<State>,
  options: WaitOptions<State> = {},
): Promise<State> {
  const { onProgress, intervalMs, deadlineMs, ...callOptions } = options
  const interval = parseMilliseconds('intervalMs', intervalMs ?? wait.intervalMs)
  const deadlineAt = world.now() + parseMilliseconds('deadlineMs', deadlineMs ?? wait.deadlineMs)
  const history: SeenState<State>[] = []
  for (;;) {
    let failure: unknown
    try {
      const state = await wait.read(callOptions)
      remember(history, state, world.now())
      onProgress?.(state)
      if (wait.isReached(state)) return state
      if (wait.isFailed?.(state))
        throw new WaitError('failed', message(wait, history, 'it ended otherwise'), history)
    } catch (error) {
      if (!isTransient(error)) throw error
      failure = error
    }
    const left = deadlineAt - world.now()
    if (left <= 0)
      throw new WaitError('deadline', message(wait, history, 'the deadline passed'), history, failure)
    await world.sleep(Math.min(interval, left), options.signal)
  }
}

function remember<State>(history: SeenState<State>[], state: State, now: number): void {
  const last = history.at(-1)
  if (last !== undefined && JSON.stringify(last.state) === JSON.stringify(state)) return
  history.push({ state, at: new Date(now) })
}

function message<State>(wait: Wait<State>, history: readonly SeenState<State>[], end: string): string {
  const last = history.at(-1)
  const seen =
    last === undefined ? 'no state could be read' : `the last state was ${JSON.stringify(last.state)}`
  return `Waited for ${wait.goal}, but ${end}: ${seen}`
}
