import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { requireVps, saveContract } from '../vps/contract.ts'

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

/**
 * Moves a VPS to another host, as maintenance does, and returns its new uuid. Requests with the old uuid then get
 * VPS_NOT_FOUND. A key that is limited to selected VPSs keeps the old uuid among its targets, and does not reach the
 * VPS until it is given the new one.
 */
export function moveVps(store: Store, uuid: string, now: number): string {
  return store.transaction(() => {
    const vps = requireVps(store, uuid, now)
    const moved = toMovedUuid(store.nextNumber('vps-move'))
    saveContract(store, { ...vps, uuid: moved })
    return moved
  })
}

// Returns the uuid of a moved VPS. Its third group differs from that of every new contract, so that no uuid occurs
// twice.
function toMovedUuid(number: number): string {
  return `00000000-0000-4001-8000-${String(number).padStart(12, '0')}`
}

/** Removes or sets the reverse record of a VPS. The API itself has no operation for removing it. */
function setReverseRecord(store: Store, uuid: string, hostname: string | null, now: number): void {
  const isHostname = typeof hostname === 'string' && /^[A-Za-z0-9.-]{1,253}$/.test(hostname)
  if (hostname !== null && !isHostname)
    throw new TypeError('hostname: give letters, digits, hyphens and dots, or null for no record')
  store.transaction(() => {
    saveContract(store, { ...requireVps(store, uuid, now), reverse_hostname: hostname })
  })
}
