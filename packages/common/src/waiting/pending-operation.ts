import type { WaitOptions } from './wait.ts'

/**
 * An operation that the API has accepted (202) and executes by itself, whether or not a program waits for it.
 * `JSON.stringify` keeps what another process needs to go on waiting.
 */
export interface PendingOperation<State, Id extends string = string> {
  /** The accepted operation, such as `stopVps`. */
  readonly operationId: Id
  /**
   * The path of the state to poll. It is built from the identifier that was called, never from a response.
   */
  readonly location: string
  /**
   * When it was accepted, in milliseconds since the epoch: by the `Date` of the response, else by the
   * client's clock.
   */
  readonly acceptedAt: number
  /**
   * Waits until the operation has ended well. What was there before it, and is still shown, does not count.
   *
   * @throws {WaitError} when it ended otherwise (two reads in a row say so), or `deadlineMs` passed first
   * @throws {ConfigError} for options that cannot be used, before any request
   */
  wait(options?: WaitOptions<State>): Promise<State>
}
