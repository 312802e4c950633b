import type { HostwrightError } from '../errors/hostwright-error.ts'

/** A response that arrived whole, before any layer of the transport has judged it. */
export interface Arrival {
  /** The HTTP status code. */
  readonly status: number
  /** The parsed body of a success; `undefined` for anything else. */
  readonly data: unknown
  /** The error that stands for a response that is no success. */
  readonly error: HostwrightError | undefined
}

/**
 * Records one call at the network's edge, below retries, timeouts and aborts: an abort reason or an observer's error
 * says nothing about what the API has done with a request.
 */
export interface Wire {
  /** Runs right before an attempt leaves, with the id of its API key. The attempt waits for it, and ends with its rejection. */
  readonly beforeLeaving: (keyId: string) => Promise<void>
  /** An attempt leaves now; the returned function takes its response, however late that arrives. */
  readonly onLeaving: () => (arrival: Arrival) => void
}
