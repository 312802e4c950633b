import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { hostingContracts, saveHosting } from '../hosting/server/hosting-contract.ts'
import { listVpss, saveContract } from '../vps/contract.ts'

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

/** Freezes the contract of a VPS or a hosting server, or takes that back; no API operation does either. */
function setSuspended(store: Store, target: string, suspended: boolean, now: number): void {
  store.transaction(() => {
    const vps = listVpss(store, now).find(({ uuid }) => uuid === target)
    const hosting = hostingContracts(store).get(target)
    if (vps !== undefined) saveContract(store, { ...vps, suspended })
    else if (hosting !== undefined) saveHosting(store, { ...hosting, suspended })
    else throw new ApiFailure('NOT_FOUND', `There is no VPS and no hosting server ${target}.`)
  })
}
