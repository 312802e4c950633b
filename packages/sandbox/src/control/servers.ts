import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type HostingContract, hostingContracts, hostingStatus } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import { contractStatus, listContracts, signupStatus, type VpsContract } from '../vps/contract.ts'
import { shownPower } from '../vps/power-state.ts'

/** A VPS or a hosting server as it is now, from its order on. */
export interface ServerState {
  /** Its kind: VPS or hosting server. */
  readonly service: 'vps' | 'server'
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** The name of the VPS, or the servername. */
  readonly name: string
  /** The status of its contract. */
  readonly status: string
  /** The state of its power; null while there is no VPS yet, and for a hosting server. */
  readonly power: string | null
  /** The plan that was ordered. */
  readonly plan_id: string
  /** The period that was ordered. */
  readonly months: number
  /** Its address. */
  readonly ip_address: string
  /** When it was ordered, in milliseconds since the epoch on the sandbox's clock. */
  readonly orderedAt: number
}

/** Every VPS and every hosting server, those that were ordered last first. */
export function listServers(store: Store, assume: AssumptionChoices, now: number): ServerState[] {
  return [
    ...listContracts(store).map((vps) => toVps(vps, assume, now)),
    ...hostingContracts(store)
      .all()
      .map((contract) => toHosting(contract, now)),
  ].toSorted((a, b) => b.orderedAt - a.orderedAt)
}

function toVps(vps: VpsContract, assume: AssumptionChoices, now: number): ServerState {
  const { uuid, name, plan, months, ip_address, orderedAt } = vps
  const isCreated = signupStatus(vps, now) !== 'setup_pending'
  return {
    service: 'vps',
    target: uuid,
    name,
    status: contractStatus(vps, now),
    power: isCreated ? shownPower(vps, now, assume) : null,
    plan_id: plan.plan_id,
    months,
    ip_address,
    orderedAt,
  }
}

function toHosting(contract: HostingContract, now: number): ServerState {
  const { servername, plan, months, ip_address, orderedAt } = contract
  return {
    service: 'server',
    target: servername,
    name: servername,
    status: hostingStatus(contract, now),
    power: null,
    plan_id: plan.plan_id,
    months,
    ip_address,
    orderedAt,
  }
}
