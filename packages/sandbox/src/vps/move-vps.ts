import type { Store } from '../storage/store.ts'
import { requireVps, saveContract } from './contract.ts'

/**
 * Moves a VPS to another host, as maintenance does, and returns its new uuid. The old one responds
 * VPS_NOT_FOUND from then on, and a key limited to selected VPSs keeps it among its targets.
 */
export function moveVps(store: Store, uuid: string, now: number): string {
  return store.transaction(() => {
    const vps = requireVps(store, uuid, now)
    const moved = toMovedUuid(store.nextNumber('vps-move'))
    saveContract(store, { ...vps, uuid: moved })
    return moved
  })
}

// Another third group than a new contract's uuid has, so the two never meet.
function toMovedUuid(number: number): string {
  return `00000000-0000-4001-8000-${String(number).padStart(12, '0')}`
}
