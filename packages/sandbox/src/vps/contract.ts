import type { PacketFilter, Protection, VpsSignupStatus } from '@hostwright/types'
import { ApiFailure } from '../http/api-failure.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'
import type { Imaged } from './image.ts'
import type { VpsPlanRecord } from './plan.ts'
import type { Powered } from './power-state.ts'
import { isInstalling, reinstallState } from './reinstall-state.ts'

/** A VPS contract. Its status is not stored: it follows from `installation`, `suspended` and the clock. */
export interface VpsContract extends Powered, Imaged {
  /** The service code of the contract. */
  readonly id: number
  /** The uuid of the VPS, which the API shows once the VPS has been created. */
  readonly uuid: string
  readonly name: string
  readonly plan: VpsPlanRecord
  readonly months: number
  /** Time of the order, in milliseconds since the epoch. */
  readonly orderedAt: number
  readonly suspended: boolean
  readonly ip_address: string
  readonly hostname: string
  readonly reverse_hostname: string | null
  readonly memo: string | null
  readonly packet_filter: PacketFilter
  readonly protection: Protection
}

/** The name of the collection of VPS contracts. */
export const vpsContractsName = 'vps-contract'

const contracts: CollectionOf<VpsContract> = collection(vpsContractsName)

export function signupStatus({ installation }: VpsContract, now: number): VpsSignupStatus {
  if (installation.kind !== 'create') return 'active'
  switch (reinstallState(installation, now)) {
    case 'rebuilding':
      return 'setup_pending'
    case 'configuring':
      return 'building'
    default:
      return 'active'
  }
}

/**
 * Returns the contract status that lists and details show, unless an assumption selects other words. The documentation
 * names only the values of the sign-up, so a suspended contract has the value that hosting contracts have.
 */
export function contractStatus(vps: VpsContract, now: number): VpsSignupStatus | 'suspended' {
  return vps.suspended ? 'suspended' : signupStatus(vps, now)
}

/** Returns all contracts, including those whose VPS does not exist yet. */
export function listContracts(store: Store): VpsContract[] {
  return contracts(store).all()
}

export function findContract(store: Store, id: number): VpsContract | undefined {
  return contracts(store).get(String(id))
}

export function saveContract(store: Store, contract: VpsContract): void {
  contracts(store).put(String(contract.id), contract)
}

/** Returns the existing VPSs. A VPS exists from its creation on, which is after its order. */
export function listVpss(store: Store, now: number): VpsContract[] {
  return listContracts(store).filter((contract) => signupStatus(contract, now) !== 'setup_pending')
}

export function requireVps(store: Store, uuid: string, now: number): VpsContract {
  const found = store.find<VpsContract>('vpsByUuid', [uuid])[0]?.value
  if (found === undefined || signupStatus(found, now) === 'setup_pending')
    throw new ApiFailure('VPS_NOT_FOUND', 'There is no VPS with this uuid.')
  return found
}

/**
 * Returns the VPS that a request changes. Rejects the request unless the contract is active and no OS reinstall is in
 * progress.
 */
export function requireWritableVps(store: Store, uuid: string, now: number): VpsContract {
  const vps = requireVps(store, uuid, now)
  if (contractStatus(vps, now) !== 'active') {
    throw new ApiFailure('CONTRACT_NOT_ACTIVE', 'The contract of this VPS is not active.')
  }
  if (isInstalling(vps.installation, now)) {
    throw new ApiFailure('FEATURE_UNAVAILABLE', 'An OS reinstall is running on this VPS.')
  }
  return vps
}
