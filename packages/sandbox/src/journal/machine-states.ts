import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type HostingContract, hostingStatus } from '../hosting/server/hosting-contract.ts'
import { endOf } from '../time/progress.ts'
import type { Machine } from '../time/transition-policy.ts'
import { contractStatus, signupStatus, type VpsContract } from '../vps/contract.ts'
import { shownPower } from '../vps/power-state.ts'
import { endOfFirstPhase, reinstallState } from '../vps/reinstall-state.ts'

/**
 * A state machine of one contract, such as its power, as it was stored at some time. Its state at any time is
 * calculated from this and the clock.
 */
export interface MachineStates {
  readonly machine: Machine
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** Returns the state at a time; undefined if the VPS does not exist yet. */
  readonly stateAt: (now: number) => string | undefined
}

/** The state machines of one contract, and the times at which their states may change. */
export interface ContractMachines {
  readonly machines: readonly MachineStates[]
  readonly moments: readonly number[]
}

export function readVps(vps: VpsContract, assume: AssumptionChoices): ContractMachines {
  const target = vps.uuid
  const { installation, power } = vps
  const onceCreated = (stateAt: (now: number) => string): MachineStates['stateAt'] => {
    return (now) => (signupStatus(vps, now) === 'setup_pending' ? undefined : stateAt(now))
  }
  return {
    machines: [
      { machine: 'signup', target, stateAt: (now) => contractStatus(vps, now) },
      { machine: 'power', target, stateAt: onceCreated((now) => shownPower(vps, now, assume)) },
      { machine: 'reinstall', target, stateAt: onceCreated((now) => reinstallState(installation, now)) },
    ],
    moments: toMoments(endOfFirstPhase(installation), endOf(installation), power === null ? 0 : endOf(power)),
  }
}

export function readHosting(contract: HostingContract): ContractMachines {
  const stateAt = (now: number): string => hostingStatus(contract, now)
  return {
    machines: [{ machine: 'hosting', target: contract.servername, stateAt }],
    moments: toMoments(endOf(contract.setup)),
  }
}

// Rounds up the times at which operations end: the clock counts whole milliseconds, and an operation may end between
// two.
function toMoments(...ends: readonly number[]): number[] {
  return ends.map(Math.ceil)
}
