import type { Machine } from '../time/transition-policy.ts'
import type { ContractMachines, MachineStates } from './machine-states.ts'

/** A change of the state of a state machine, such as the power of a VPS. */
export interface Transition {
  /** The state machine whose state changed. */
  readonly machine: Machine
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** The state before the change. */
  readonly from: string
  /** The state after the change. */
  readonly to: string
  /** Time of the change, in milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
}

/** Returns the transitions of a contract that time caused between two times, in order. */
export function findPassed({ machines, moments }: ContractMachines, from: number, to: number): Transition[] {
  const passed = [...new Set(moments)].filter((at) => at > from && at <= to).toSorted((a, b) => a - b)
  return passed.flatMap((at) =>
    machines.flatMap((states) => toTransition(states, at, states.stateAt(at - 1))),
  )
}

/** Returns the transitions of a contract that a write caused. */
export function findWritten(
  before: ContractMachines | undefined,
  after: ContractMachines,
  at: number,
): Transition[] {
  return after.machines.flatMap((states, index) =>
    toTransition(states, at, before?.machines[index]?.stateAt(at)),
  )
}

/** Returns the next time at which a state of a contract may change; infinity if none will. */
export function nextMoment({ moments }: ContractMachines, now: number): number {
  return Math.min(...moments.filter((at) => at > now), Number.POSITIVE_INFINITY)
}

function toTransition(
  { machine, target, stateAt }: MachineStates,
  at: number,
  from: string | undefined,
): Transition[] {
  const to = stateAt(at)
  // A new contract's state machine, such as the power of a new VPS, has no former state, so its first state is not a
  // transition.
  if (from === undefined || to === undefined || from === to) return []
  return [{ machine, target, from, to, at }]
}
