import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { moveVps } from '../vps/move-vps.ts'
import { setReverseRecord } from '../vps/set-reverse-record.ts'

/** Actions of the service for which the API has no operation. */
export interface Maintenance {
  /** Moves a VPS to another host, and returns its new uuid. */
  moveVps(uuid: string): string
  /** Sets the reverse record of a VPS; `null` removes it. */
  setReverseRecord(uuid: string, hostname: string | null): void
}

export function createMaintenance(store: Store, clock: Clock, journal: Journal): Maintenance {
  return {
    moveVps(uuid) {
      const now = clock.now()
      const moved = moveVps(store, uuid, now)
      journal.noteWrites(now)
      return moved
    },
    setReverseRecord: (uuid, hostname) => setReverseRecord(store, uuid, hostname, clock.now()),
  }
}
