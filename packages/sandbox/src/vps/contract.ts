import type { PacketFilter, Protection, VpsSignupStatus } from '@hostwright/types'
import { ApiFailure } from '../http/api-failure.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'
import type { Imaged } from './image.ts'
import type { VpsPlanRecord } from './plan.ts'
import type { Powered } from './power-state.ts'
import { isInstalling, reinstallState } from './reinstall-state.ts'

/** A VPS contract. Its status is not kept: it follows from the time of the order and the clock. */
export interface VpsContract extends Powered, Imaged {
  /** The service code. */
  readonly id: number
  /** Shown from the creation of the VPS on. */
  readonly uuid: string
  readonly name: string
  readonly plan: VpsPlanRecord
  readonly months: number
  /** Milliseconds since the epoch. */
  readonly orderedAt: number
  readonly suspended: boolean
  readonly ip_address: string
  readonly hostname: string
  readonly reverse_hostname: string | null
  readonly memo: string | null
  readonly packet_filter: PacketFilter
  readonly protection: Protection
}

/** The name of the collection of contracts. */
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
 * The status of the contract itself, which lists and details show. No value of it is documented but those
 * of the sign-up, so a suspended one has the name that it has on hosting.
 */
export function contractStatus(vps: VpsContract, now: number): VpsSignupStatus | 'suspended' {
  return vps.suspended ? 'suspended' : signupStatus(vps, now)
}

/** Every contract, also those whose VPS does not exist yet. */
export function listContracts(store: Store): VpsContract[] {
  return contracts(store).all()
}

export function findContract(store: Store, id: number): VpsContract | undefined {
  return contracts(store).get(String(id))
}

export function saveContract(store: Store, contract: VpsContract): void {
  contracts(store).put(String(contract.id), contract)
}

/** The VPSs that exist: an ordered one does from its creation on. */
export function listVpss(store: Store, now: number): VpsContract[] {
  return listContracts(store).filter((contract) => signupStatus(contract, now) !== 'setup_pending')
}

export function requireVps(store: Store, uuid: string, now: number): VpsContract {
  const found = store.find<VpsContract>('vpsByUuid', [uuid])[0]?.value
  if (found === undefined || signupStatus(found, now) === 'setup_pending')
    throw new ApiFailure('VPS_NOT_FOUND', 'There is no VPS with this uuid.')
  return found
}

/** The VPS that a write is for. Rejects it unless the contract is active and nothing long runs on the VPS. */
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
