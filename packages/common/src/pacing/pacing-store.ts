import type { Learned, Limits } from './limits.ts'

/**
 * Counts the requests of one account. A store whose counts are shared, over Redis for example, keeps several processes
 * together within the account's limits.
 */
export interface PacingStore {
  /**
   * Takes a slot for one request, or returns how long to wait before the next try. Taking a slot is atomic: of two
   * callers, only one gets the last slot. A slot counts as in progress until its release, and against the limit per
   * minute or day until a minute or a day after it, because the API may count the request at any moment while it is in
   * progress. If the promise rejects, every call of the client that waits for a slot of the group fails with that
   * error, and its request is not sent.
   *
   * @param now the caller's monotonic clock, in milliseconds
   * @param endsInMs real time in which the slot ends by itself unless it is released before, in milliseconds. It then
   *   counts as the slot of a request that was sent. A caller can vanish without a release: a worker drops what its
   *   handler has begun once the handler has responded
   */
  take(group: string, limits: Limits, now: number, endsInMs?: number): Taken | Promise<Taken>
  /**
   * Releases the slot of a request that has got a response or has failed, and passes on the limits that the response
   * stated. Calls do not wait for the release, and do not fail if it fails.
   */
  release(group: string, slot: string, now: number, learned: Learned): void | Promise<void>
}

/** A slot, or how long to wait for one. */
export type Taken =
  | {
      /** The id of the slot, for `release`. */
      readonly slot: string
    }
  | {
      /**
       * Milliseconds to wait before the next try; `undefined` if only the release or the end of a slot of this client
       * ends the wait. The client then tries at each release, and every second.
       */
      readonly waitMs: number | undefined
    }
