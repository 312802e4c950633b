import type { WaitOptions } from './wait.ts'

/**
 * An operation that the API has accepted (202) and carries out by itself. It goes on whether it is waited
 * for or not. As JSON it keeps what another process needs to go on waiting.
 */
export interface PendingOperation<State> {
  /** The operation that was accepted, such as `stopVps`. */
  readonly operationId: string
  /** The path at which the API tells the state, from the `Location` header. */
  readonly location: string
  /**
   * Waits until the operation has ended well.
   *
   * @throws {WaitError} when it ended otherwise, or `deadlineMs` passed first
   */
  wait(options?: WaitOptions<State>): Promise<State>
}
