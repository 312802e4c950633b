import { collection, type CollectionOf, type Store } from '../storage/store.ts'

const times: CollectionOf<{ readonly at: number }> = collection('clock')

/** Stores the time of the clock, so that it does not go back when the store is opened again. */
export function keepTime(store: Store, at: number): void {
  times(store).put('clock', { at })
}

/**
 * Returns the latest time that the store contains: the stored time of the clock, or that of the last entry in the
 * execution log.
 */
export function latestTime(store: Store): number {
  return Math.max(times(store).get('clock')?.at ?? 0, store.log.latestAt())
}
