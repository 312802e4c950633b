import { collection, type CollectionOf, type Store } from '../storage/store.ts'

const times: CollectionOf<{ readonly at: number }> = collection('clock')

/** Remembers where the clock stands, so that it goes forward only when the store is opened again. */
export function keepTime(store: Store, at: number): void {
  times(store).put('clock', { at })
}

/** The latest moment that the store knows of. */
export function latestTime(store: Store): number {
  const lastEntry = store.database.prepare('SELECT max(at) AS at FROM log').get()
  return Math.max(times(store).get('clock')?.at ?? 0, Number(lastEntry?.['at'] ?? 0))
}
