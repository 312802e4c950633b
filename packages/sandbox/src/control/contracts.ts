import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { hostingContracts, saveHosting } from '../hosting/server/hosting-contract.ts'
import { listVpss, saveContract } from '../vps/contract.ts'

/**
 * Suspends contracts and ends their suspensions. A contract is given by the uuid of its VPS, once this has been
 * created, or by its servername.
 */
export interface Contracts {
  /**
   * Suspends a contract: its server can be read, but not changed. Of a hosting contract, the memo can still be changed
   * and, depending on an assumption, everything else, too.
   */
  suspend(target: string): void
  /** Ends the suspension of a contract. */
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

/**
 * Suspends the contract of a VPS or a hosting server, or ends the suspension. The API itself has no operation for this.
 */
function setSuspended(store: Store, target: string, suspended: boolean, now: number): void {
  store.transaction(() => {
    const vps = listVpss(store, now).find(({ uuid }) => uuid === target)
    const hosting = hostingContracts(store).get(target)
    if (vps !== undefined) saveContract(store, { ...vps, suspended })
    else if (hosting !== undefined) saveHosting(store, { ...hosting, suspended })
    else throw new ApiFailure('NOT_FOUND', `There is no VPS and no hosting server ${target}.`)
  })
}
