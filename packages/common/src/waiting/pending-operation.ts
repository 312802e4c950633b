import type { WaitOptions } from './wait.ts'

/**
 * An operation that the API has accepted (202) and executes in the background, whether or not a program waits for it.
 * `JSON.stringify` keeps the properties with which another process can continue to wait.
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
