import type { Store } from '../storage/store.ts'
import { requireVps, saveContract } from './contract.ts'

/** Removes or sets the reverse record of a VPS. The API itself has no operation for removing it. */
export function setReverseRecord(store: Store, uuid: string, hostname: string | null, now: number): void {
  const isHostname = typeof hostname === 'string' && /^[A-Za-z0-9.-]{1,253}$/.test(hostname)
  if (hostname !== null && !isHostname)
    throw new TypeError('hostname: give letters, digits, hyphens and dots, or null for no record')
  store.transaction(() => {
    saveContract(store, { ...requireVps(store, uuid, now), reverse_hostname: hostname })
  })
}
