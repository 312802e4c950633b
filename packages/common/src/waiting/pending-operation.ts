import type { WaitOptions } from './wait.ts'

/**
 * An operation that the API has accepted (202) and carries out by itself. It goes on whether it is waited
 * for or not. As JSON it keeps what another process needs to go on waiting.
 */
export interface PendingOperation<State> {
  /** The operation that was accepted, such as `stopVps`. */
  readonly operationId: string
  /** The path at which the API tells the state. It is made from the identifier that was called, never from a response. */
  readonly location: string
  /** When it was accepted, in milliseconds since the epoch: as the API's response dated it, else by the client's clock. */
  readonly acceptedAt: number
  /**
   * Waits until the operation has ended well. What was there before it, and is still shown, does not count.
   *
   * @throws {WaitError} when it ended otherwise (two reads in a row say so), or `deadlineMs` passed first
   * @throws {ConfigError} for options that cannot be used, before any request
   */
  wait(options?: WaitOptions<State>): Promise<State>
}
