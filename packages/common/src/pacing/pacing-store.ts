import type { Learned, Limits } from './limits.ts'

/**
 * Counts the requests of one account. Stores that share their counts, over Redis for example, keep several processes
 * together within the account's limits.
 */
export interface PacingStore {
  /**
   * Takes a slot for one request, or returns how long to wait before the next try. Taking a slot is atomic: two callers
   * never get the last one. A slot counts against the limits from now until a minute (and a day) after its release,
   * because the API may count the request at any moment in between. If the promise rejects, every call that waits for a
   * slot fails with that error, and nothing is sent.
   *
   * @param now the caller's monotonic clock, in milliseconds
   */
  take(group: string, limits: Limits, now: number): Taken | Promise<Taken>
  /**
   * Releases the slot of a request that has got a response, or has failed, and passes on the limits that the response
   * stated. The call neither waits for the release nor fails if it fails.
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
      /** Milliseconds until the next try is useful; `undefined` if only a release by this process can free a slot. */
      readonly waitMs: number | undefined
    }
