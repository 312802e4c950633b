import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { setSuspended } from './set-suspended.ts'

/** Contracts by the uuid of their VPS or by their servername. */
export interface Contracts {
  /** Freezes a contract: its server is still there and can be read, but takes no changes. */
  suspend(target: string): void
  /** Takes that back. */
  resume(target: string): void
}

export function createContracts(store: Store, clock: Clock, journal: Journal): Contracts {
  const set = (target: string, suspended: boolean): void => {
    const now = clock.now()
    setSuspended(store, target, suspended, now)
    journal.noteWrites(now)
  }
  return { suspend: (target) => set(target, true), resume: (target) => set(target, false) }
}
