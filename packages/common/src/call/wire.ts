import type { HostwrightError } from '../errors/hostwright-error.ts'

/**
 * A complete response: its status, and its data or the error that was made of it. It is reported even if the call was
 * aborted or has timed out.
 */
export interface Arrival {
  /** The HTTP status code. */
  readonly status: number
  /** The parsed body of a successful response; `undefined` for other responses. */
  readonly data: unknown
  /** The error that the transport makes of a response that is not a success; `undefined` for a success. */
  readonly error: HostwrightError | undefined
}

/**
 * Records the requests and responses of one call directly at the network, below retries, timeouts and aborts: an
 * aborted call ends without saying whether the API has executed its request.
 */
export interface Wire {
  /**
   * Called right before an attempt is sent, with the id of its API key. The attempt waits for the promise; if the
   * promise rejects, the attempt is not sent and fails with that error.
   */
  readonly beforeLeaving: (keyId: string) => Promise<void>
  /**
   * Called when an attempt is sent. The returned function is called with the response if one arrives, even after the
   * call has ended.
   */
  readonly onLeaving: () => (arrival: Arrival) => void
  /**
   * Called before another attempt of the call. The call then holds no place in the pacing, so this function can send
   * requests. If the promise rejects, no other attempt is sent, and the call fails with that error.
   */
  readonly beforeResending?: () => Promise<void>
}
