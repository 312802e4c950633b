import type { CallOptions } from '../call/call-options.ts'

/** A state to wait for. */
export interface Wait<State> {
  /** The goal as the message of a {@link WaitError} names it: "the VPS to be stopped". */
  readonly goal: string
  /** Reads the state with one request. Pass the options on: they end a read at the deadline of the wait. */
  readonly read: (options: ReadOptions) => Promise<State>
  /** Whether the goal is reached. */
  readonly isReached: (state: State) => boolean
  /**
   * Whether the goal can no longer be reached, given the earlier states. The wait ends when two reads in a
   * row show that. @default never
   */
  readonly isFailed?: (state: State, before: readonly State[]) => boolean
  /** Time between two polls, in milliseconds. */
  readonly intervalMs: number
  /** How long the wait may take, in milliseconds. */
  readonly deadlineMs: number
}

/** Options of every `wait` method. */
export interface WaitOptions<State> extends Omit<CallOptions, 'deadlineMs'> {
  /** Time between two polls, in milliseconds. Each poll counts against the account's rate limits. */
  readonly intervalMs?: number | undefined
  /**
   * How long the wait may take, in milliseconds. When the time is over, no poll begins, and a running one is
   * aborted.
   */
  readonly deadlineMs?: number | undefined
  /** Called after each read, with an unchanged state too. An error that it throws is reported separately and does not change the wait. */
  readonly onProgress?: ((state: State) => unknown) | undefined
}

/** Call options of a poll. */
export interface ReadOptions extends CallOptions {
  /** Lets other calls go first. */
  readonly priority: 'wait'
}
