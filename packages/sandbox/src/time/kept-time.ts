import { collection, type CollectionOf, type Store } from '../storage/store.ts'

const times: CollectionOf<{ readonly at: number }> = collection('clock')

/** Remembers where the clock stands, so that it goes forward only when the store is opened again. */
export function keepTime(store: Store, at: number): void {
  times(store).put('clock', { at })
}

/** The latest moment that the store knows of. */
export function latestTime(store: Store): number {
  return Math.max(times(store).get('clock')?.at ?? 0, store.log.latestAt())
}
