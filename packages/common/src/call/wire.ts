import type { HostwrightError } from '../errors/hostwright-error.ts'
import type { Fetch } from '../platform/fetch.ts'

/**
 * A complete response: its status, and its data or the error that was made of it. It is reported even if the call was
 * aborted or has timed out.
 */
export interface Arrival {
  /** The HTTP status code. */
  readonly status: number
  /** The response headers. */
  readonly headers: Headers
  /** The parsed body of a successful response; `undefined` for other responses. */
  readonly data: unknown
  /** The error that the transport makes of a response that is not a success; `undefined` for a success. */
  readonly error: HostwrightError | undefined
}

/** A request that is about to be sent. */
export interface Leaving {
  /** The absolute address. */
  readonly url: string
  /** The request, for `fetch`. */
  readonly init: RequestInit
  /** The `fetch` of the client's options; `undefined` if the global `fetch` sends the request. */
  readonly fetch: Fetch | undefined
}

/** An attempt that is being sent. */
export interface Departure {
  /** The request in the form in which it is sent. */
  readonly init: RequestInit
  /** Called with the response if one arrives, even after the call has ended. */
  readonly onArrival: (arrival: Arrival) => void
  /**
   * Called if the attempt failed without a complete response, with the error of `fetch`, or with `undefined` if the
   * response broke off. Returns whether it is proven that nothing of the request has left this machine.
   */
  readonly neverLeft: (error: unknown) => boolean
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
  /** Called right before an attempt is sent. */
  readonly onLeaving: (leaving: Leaving) => Departure
  /**
   * Called before another attempt of the call. The call then holds no place in the pacing, so this function can send
   * requests. If the promise rejects, no other attempt is sent, and the call fails with that error.
   */
  readonly beforeResending?: () => Promise<void>
}
