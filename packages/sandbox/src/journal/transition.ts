import type { Machine } from '../time/transition-policy.ts'
import type { MachineStates } from './machine-states.ts'

/** A change of state. */
export interface Transition {
  /** What has changed its state. */
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

type Machines = ReadonlyMap<string, MachineStates>

/** What time alone has changed between two moments, in order. The states are looked up on the way. */
export function findPassed(machines: Machines, from: number, to: number): Transition[] {
  return [...machines.values()]
    .flatMap((states) =>
      findChanges(states.stateAt, from, to).flatMap((at) => toTransition(states, at, states.stateAt(at - 1))),
    )
    .toSorted((a, b) => a.at - b.at)
}

/** What is another state at the same moment, since something was written. */
export function findWritten(before: Machines, after: Machines, at: number): Transition[] {
  return [...after].flatMap(([name, states]) => toTransition(states, at, before.get(name)?.stateAt(at)))
}

function toTransition(
  { machine, target, stateAt }: MachineStates,
  at: number,
  from: string | undefined,
): Transition[] {
  const to = stateAt(at)
  // What comes into being makes no transition.
  if (from === undefined || to === undefined || from === to) return []
  return [{ machine, target, from, to, at }]
}

/** The moments at which a state changes: halves the time again and again. No state comes back by itself. */
function findChanges(stateAt: MachineStates['stateAt'], from: number, to: number): number[] {
  if (stateAt(from) === stateAt(to)) return []
  if (to - from === 1) return [to]
  const middle = Math.floor((from + to) / 2)
  return [...findChanges(stateAt, from, middle), ...findChanges(stateAt, middle, to)]
}
