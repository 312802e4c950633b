import type { CallOptions } from '../call-options.ts'

/** A state to wait for. */
export interface Wait<State> {
  /** What is waited for, as the message of a {@link WaitError} says it: "the VPS to be stopped". */
  readonly goal: string
  /** Reads the state, with one request. */
  readonly read: (options: ReadOptions) => Promise<State>
  /** Whether the goal is reached. */
  readonly isReached: (state: State) => boolean
  /** Whether the goal can no longer be reached, given the states that were seen before. @default never */
  readonly isFailed?: (state: State, before: readonly State[]) => boolean
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

/** The call options of a read: it lets calls of the user go first. */
export interface ReadOptions extends CallOptions {
  readonly priority: 'wait'
}
