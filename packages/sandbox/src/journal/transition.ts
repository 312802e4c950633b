import type { Machine } from '../time/transition-policy.ts'
import type { ContractMachines, MachineStates } from './machine-states.ts'

/** A change of state. */
export interface Transition {
  /** The machine that has changed its state. */
  readonly machine: Machine
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** The state before. */
  readonly from: string
  /** The state after. */
  readonly to: string
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
}

/** Lists the transitions of a contract by time between two times, in order. */
export function findPassed({ machines, moments }: ContractMachines, from: number, to: number): Transition[] {
  const passed = [...new Set(moments)].filter((at) => at > from && at <= to).toSorted((a, b) => a - b)
  return passed.flatMap((at) =>
    machines.flatMap((states) => toTransition(states, at, states.stateAt(at - 1))),
  )
}

/** Lists the transitions of a contract by a write, at one time. */
export function findWritten(
  before: ContractMachines | undefined,
  after: ContractMachines,
  at: number,
): Transition[] {
  return after.machines.flatMap((states, index) =>
    toTransition(states, at, before?.machines[index]?.stateAt(at)),
  )
}

/** When time may change a state of a contract next; infinity when it never does. */
export function nextMoment({ moments }: ContractMachines, now: number): number {
  return Math.min(...moments.filter((at) => at > now), Number.POSITIVE_INFINITY)
}

function toTransition(
  { machine, target, stateAt }: MachineStates,
  at: number,
  from: string | undefined,
): Transition[] {
  const to = stateAt(at)
  // A new machine makes no transition.
  if (from === undefined || to === undefined || from === to) return []
  return [{ machine, target, from, to, at }]
}
