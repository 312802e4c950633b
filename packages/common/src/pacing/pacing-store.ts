import type { Limits } from './limits.ts'

/**
 * Counts the requests of an account. One store serves one account; stores that share their counts,
 * over Redis for example, pace several processes as one.
 */
export interface PacingStore {
  /**
   * Takes a place for one request, or tells after how long it is worth asking again. Taking is atomic:
   * no limit is exceeded whoever else takes at the same time. A place counts from now until a minute
   * (and a day) after it is released, whenever in between the API counts the request.
   */
  take(lane: string, limits: Limits, now: number): Taken | Promise<Taken>
  /** Gives a place back when its request has been answered, or has failed. */
  release(lane: string, place: string, now: number): void | Promise<void>
  /** Lets nobody take a place before a moment: the API has asked for it. */
  hold(lane: string, until: number): void | Promise<void>
}

/** A place, or the milliseconds to wait; `undefined` where only a release can make room. */
export type Taken = { readonly place: string } | { readonly waitMs: number | undefined }
