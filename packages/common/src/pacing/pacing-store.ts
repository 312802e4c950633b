import type { Learned, Limits } from './limits.ts'

/**
 * Counts the requests of an account. One store serves one account; stores that share their counts,
 * over Redis for example, pace several processes as one.
 */
export interface PacingStore {
  /**
   * Takes a slot for one request, or tells after how long it is worth polling. Taking is atomic:
   * no limit is exceeded anyone who else takes at the same time. A slot counts from now until a minute
   * (and a day) after it is released, whenever in between the API counts the request. A rejection is
   * the error of every call that waits for a slot; nothing is sent then.
   */
  take(lane: string, limits: Limits, now: number): Taken | Promise<Taken>
  /**
   * Releases a slot when its request has got a response, or has failed, with what the response told of
   * the limits. The call does not wait for it, and does not fail when it does.
   */
  release(lane: string, place: string, now: number, learned: Learned): void | Promise<void>
}

/** A slot, or the milliseconds to wait; `undefined` where only a release of this process can make room. */
export type Taken =
  | {
      /** Names the slot, for `release`. */
      readonly place: string
    }
  | {
      /** After how many milliseconds polling is worth it. */
      readonly waitMs: number | undefined
    }
