import type { HostingOrderStatus, HostingStatus } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import { endOf, type Progress } from '../../time/progress.ts'
import { collection, type CollectionOf, type Store } from '../../storage/store.ts'
import type { HostingPlanRecord } from './plan.ts'

/** A hosting contract. Whether it has been set up is not stored: it follows from `setup` and the clock. */
export interface HostingContract {
  /** The initial domain, `<server_id>.example.jp`. */
  readonly servername: string
  readonly server_id: string
  readonly plan: HostingPlanRecord
  readonly months: number
  readonly auto_renew: boolean
  /** Time of the order, in milliseconds since the epoch. */
  readonly orderedAt: number
  /** Progress of the setup, which begins with the order. */
  readonly setup: Progress
  readonly suspended: boolean
  readonly memo: string
  readonly ip_address: string
  readonly hostname: string
  readonly ssh_enabled: boolean
  readonly abroad_access_restriction: boolean
}

/** The name of the collection of hosting contracts. */
export const hostingContractsName = 'hosting-contract'

export const hostingContracts: CollectionOf<HostingContract> = collection(hostingContractsName)

export function hostingStatus(contract: HostingContract, now: number): HostingStatus {
  return contract.suspended ? 'suspended' : setupStatus(contract, now)
}

/** Returns whether a hosting contract is still being set up, or active, at a time. */
export function setupStatus({ setup }: HostingContract, now: number): HostingOrderStatus {
  return now < endOf(setup) ? 'setup_pending' : 'active'
}

/** Returns the contract of a server, whatever its status is. Rejects an unknown server. */
export function requireHosting(store: Store, servername: string): HostingContract {
  const found = hostingContracts(store).get(servername)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'There is no hosting server of this name.')
  return found
}

/** The parts of a call that functions for hosting servers use. */
export interface HostingCall {
  readonly store: Store
  readonly now: number
  readonly path: { readonly servername: string }
  readonly assume: AssumptionChoices
  /** Label of the TXT record that proves the ownership of a domain. */
  readonly ownershipLabel: string
}

/**
 * Returns the contract of a server. Rejects a server that is not set up yet, or is suspended, unless an assumption
 * allows changes of it.
 */
export function requireActiveHosting({ store, now, path, assume }: HostingCall): HostingContract {
  const contract = requireHosting(store, path.servername)
  const status = hostingStatus(contract, now)
  const choice = assume['unusable-hosting-server']
  if (status === 'active' || choice === 'work') return contract
  const code = choice === 'not-found' ? 'NOT_FOUND' : 'OPERATION_ERROR'
  throw new ApiFailure(code, `The server takes no changes while it is ${status}.`)
}

export function saveHosting(store: Store, contract: HostingContract): void {
  hostingContracts(store).put(contract.servername, contract)
}
