import type { VpsSignupStatus } from '@hostwright/types'
import { ApiFailure } from '../api-failure.ts'
import { collection, type CollectionOf, type Store } from '../store.ts'
import { durations } from '../transitions.ts'
import type { VpsImageRecord } from './image.ts'
import type { VpsPlanRecord } from './plan.ts'
import type { PowerOperation } from './power-state.ts'

/** A VPS contract. Its status is not kept: it follows from the time of the order and the clock. */
export interface VpsContract {
  /** The service code. */
  readonly id: number
  /** Shown from the creation of the VPS on. */
  readonly uuid: string
  readonly name: string
  readonly plan: VpsPlanRecord
  readonly image: VpsImageRecord
  readonly months: number
  readonly auto_renew: boolean
  /** Milliseconds since the epoch. */
  readonly orderedAt: number
  readonly ip_address: string
  readonly hostname: string
  readonly reverse_hostname: string | null
  readonly memo: string | null
  readonly power: PowerOperation
}

const contracts: CollectionOf<VpsContract> = collection('vps-contract')

export function signupStatus({ orderedAt }: VpsContract, now: number): VpsSignupStatus {
  const age = now - orderedAt
  if (age < durations.setup) return 'setup_pending'
  return age < durations.setup + durations.build ? 'building' : 'active'
}

export function findContract(store: Store, id: number): VpsContract | undefined {
  return contracts(store).get(String(id))
}

export function saveContract(store: Store, contract: VpsContract): void {
  contracts(store).put(String(contract.id), contract)
}

/** The VPSs that exist: an ordered one does from its creation on. */
export function listVpss(store: Store, now: number): VpsContract[] {
  return contracts(store)
    .all()
    .filter((contract) => signupStatus(contract, now) !== 'setup_pending')
}

export function requireVps(store: Store, uuid: string, now: number): VpsContract {
  const found = listVpss(store, now).find((contract) => contract.uuid === uuid)
  if (found === undefined) throw new ApiFailure('VPS_NOT_FOUND', 'There is no VPS with this uuid.')
  return found
}
