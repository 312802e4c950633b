import type { HostwrightError } from '../errors/hostwright-error.ts'

/** A complete response, before any layer of the transport has interpreted it. */
export interface Arrival {
  /** The HTTP status code. */
  readonly status: number
  /** The parsed body of a success; `undefined` for anything else. */
  readonly data: unknown
  /** The error for a response that is not a success. */
  readonly error: HostwrightError | undefined
}

/**
 * Records one call at the network's edge, below retries, timeouts and aborts: an abort reason or an observer's error
 * says nothing about what the API has done with a request.
 */
export interface Wire {
  /**
   * Called right before an attempt leaves, with the id of its API key. The attempt waits for it; if it
   * rejects, the attempt is not sent and fails with that error.
   */
  readonly beforeLeaving: (keyId: string) => Promise<void>
  /** Called when an attempt leaves. The returned function gets its response, however late it arrives. */
  readonly onLeaving: () => (arrival: Arrival) => void
}
