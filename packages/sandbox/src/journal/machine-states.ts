import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type HostingContract, hostingContracts, hostingStatus } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import type { Machine } from '../time/transition-policy.ts'
import { contractStatus, listContracts, signupStatus, type VpsContract } from '../vps/contract.ts'
import { shownPower } from '../vps/power-state.ts'
import { reinstallState } from '../vps/reinstall-state.ts'

/** A machine of one contract as it stood when it was read: its state is a function of the clock. */
export interface MachineStates {
  readonly machine: Machine
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** Undefined while there is no VPS yet. */
  readonly stateAt: (now: number) => string | undefined
}

/** The machines of every contract, each by a name that stays even when the uuid changes. */
export function readMachines(store: Store, assume: AssumptionChoices): ReadonlyMap<string, MachineStates> {
  const all = [
    ...listContracts(store).flatMap((vps) =>
      readVps(vps, assume).map((states) => [`${states.machine} ${vps.id}`, states] as const),
    ),
    ...hostingContracts(store)
      .all()
      .map((contract) => [contract.servername, readHosting(contract)] as const),
  ]
  return new Map(all)
}

function readVps(vps: VpsContract, assume: AssumptionChoices): MachineStates[] {
  const target = vps.uuid
  const onceCreated = (stateAt: (now: number) => string): MachineStates['stateAt'] => {
    return (now) => (signupStatus(vps, now) === 'setup_pending' ? undefined : stateAt(now))
  }
  return [
    { machine: 'signup', target, stateAt: (now) => contractStatus(vps, now) },
    { machine: 'power', target, stateAt: onceCreated((now) => shownPower(vps, now, assume)) },
    { machine: 'reinstall', target, stateAt: onceCreated((now) => reinstallState(vps.installation, now)) },
  ]
}

function readHosting(contract: HostingContract): MachineStates {
  return {
    machine: 'hosting',
    target: contract.servername,
    stateAt: (now) => hostingStatus(contract, now),
  }
}
