import type { CallOptions } from '../call/call-options.ts'

/** A state to wait for: how to read it, and when it is reached. */
export interface Wait<State> {
  /** The goal in words, such as "the VPS to be stopped". The message of a {@link WaitError} contains it. */
  readonly goal: string
  /** Reads the state with one request. Pass the options to the call: they end it at the deadline of the wait. */
  readonly read: (options: ReadOptions) => Promise<State>
  /** Whether a state is the goal. */
  readonly isReached: (state: State) => boolean
  /**
   * Whether the goal can no longer be reached from a state, given the earlier states. The wait fails when two reads in
   * a row show it. @default never
   */
  readonly isFailed?: (state: State, before: readonly State[]) => boolean
  /** Shortest time between two polls, in milliseconds. */
  readonly intervalMs: number
  /** Deadline of the wait, in milliseconds. */
  readonly deadlineMs: number
}

/**
 * Options of the methods that wait: `wait`, `waitFor…` and `waitUntil…`. The defaults of `intervalMs` and `deadlineMs`
 * differ by what is waited for: the method, or the operation that it waits for, states them.
 */
export interface WaitOptions<State> extends Omit<CallOptions, 'deadlineMs'> {
  /**
   * Shortest time between two polls, in milliseconds. It is longer if the waits of the client would use more than half
   * of the requests per minute, so that of 60 a single wait polls every 2 seconds at most, or if the API asks for a
   * pause. Each poll counts against the account's rate limits.
   */
  readonly intervalMs?: number | undefined
  /**
   * Deadline of the wait, in milliseconds. When it passes, no further poll begins, and a running poll is aborted. Only a
   * process that was suspended until after the deadline reads once more.
   */
  readonly deadlineMs?: number | undefined
  /**
   * Called after each read that succeeded, also if the state is the same. If this function throws, the error is
   * reported separately and the wait goes on.
   */
  readonly onProgress?: ((state: State) => unknown) | undefined
}

/** The call options that a {@link Wait} hands to its `read`, which passes them to its call. */
export interface ReadOptions extends CallOptions {
  /** The priority of a poll: other calls are sent before it. */
  readonly priority: 'wait'
}

/**
 * An operation that the API has accepted (202) and executes in the background, whether or not a program waits for it.
 * `JSON.stringify` and `structuredClone` keep the properties with which another process can continue to wait; a spread
 * (`...`) loses `wait`.
 */
export interface PendingOperation<State, Id extends string = string> {
  /** The accepted operation, such as `stopVps`. */
  readonly operationId: Id
  /** The path of the state to poll. It is built from the identifier in the call, never from the response. */
  readonly location: string
  /**
   * When the operation was accepted, in milliseconds since the epoch: the response header `Date`, else the client's
   * clock.
   */
  readonly acceptedAt: number
  /**
   * Waits until the operation has succeeded. Ignores the state from before the operation until the API reports the new
   * one.
   *
   * @throws {WaitError} if the operation failed (two reads in a row show it), or `deadlineMs` passed first
   * @throws {ConfigError} for invalid options, before any request
   */
  wait(options?: WaitOptions<State>): Promise<State>
}
