import type { CallOptions } from '../call/call-options.ts'

/** A state to wait for. */
export interface Wait<State> {
  /** What is waited for, as the message of a {@link WaitError} says it: "the VPS to be stopped". */
  readonly goal: string
  /** Reads the state, with one request. Pass the options on: they end a read that the deadline of the wait meets. */
  readonly read: (options: ReadOptions) => Promise<State>
  /** Whether the goal is reached. */
  readonly isReached: (state: State) => boolean
  /**
   * Whether the goal can no longer be reached, given the states that were seen before. The wait ends when it
   * is so of two reads in a row. @default never
   */
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
  /** The time the wait may take, in milliseconds. No read begins at its end, and one in progress is given up. */
  readonly deadlineMs?: number | undefined
  /** Told each state that is read. What it throws, or rejects with, is reported apart and changes nothing. */
  readonly onProgress?: ((state: State) => unknown) | undefined
}

/** The call options of a read: it lets calls of the user go first. */
export interface ReadOptions extends CallOptions {
  /** Lets calls of the user go first. */
  readonly priority: 'wait'
}
