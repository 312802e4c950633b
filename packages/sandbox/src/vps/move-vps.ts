import type { Store } from '../storage/store.ts'
import { requireVps, saveContract } from './contract.ts'

/**
 * Moves a VPS to another host, as maintenance does, and returns its new uuid. Requests with the old uuid then get
 * VPS_NOT_FOUND. A key that is limited to selected VPSs keeps the VPS among its targets.
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
