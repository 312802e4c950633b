import { ApiFailure } from '../http/api-failure.ts'
import { hostingContracts, saveHosting } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import { listVpss, saveContract } from '../vps/contract.ts'

/** Freezes the contract of a VPS or a hosting server, or takes that back; no API operation does either. */
export function setSuspended(store: Store, target: string, suspended: boolean, now: number): void {
  store.transaction(() => {
    const vps = listVpss(store, now).find(({ uuid }) => uuid === target)
    const hosting = hostingContracts(store).get(target)
    if (vps !== undefined) saveContract(store, { ...vps, suspended })
    else if (hosting !== undefined) saveHosting(store, { ...hosting, suspended })
    else throw new ApiFailure('NOT_FOUND', `There is no VPS and no hosting server ${target}.`)
  })
}
