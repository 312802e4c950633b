import { type HostingContract, hostingContracts, hostingStatus } from '../hosting/hosting-contract.ts'
import type { Store } from '../store.ts'
import type { Machine } from '../transition-policy.ts'
import { listContracts, signupStatus, type VpsContract } from '../vps/contract.ts'
import { powerState } from '../vps/power-state.ts'
import { reinstallState } from '../vps/reinstall-state.ts'

/** A change of state that time has brought about. */
export interface Transition {
  readonly machine: Machine | 'hosting'
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  readonly from: string
  readonly to: string
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
}

type StateAt = (now: number) => string | undefined

interface Watched extends Pick<Transition, 'machine' | 'target'> {
  readonly stateAt: StateAt
}

/** The transitions between two moments, in order. The states follow from the clock, so they are looked up on the way. */
export function findTransitions(store: Store, from: number, to: number): Transition[] {
  const watched = [
    ...listContracts(store).flatMap(watchVps),
    ...hostingContracts(store).all().map(watchHosting),
  ]
  return watched
    .flatMap(({ machine, target, stateAt }) =>
      findChanges(stateAt, from, to).flatMap((at): Transition[] => {
        const [before, after] = [stateAt(at - 1), stateAt(at)]
        return before === undefined || after === undefined
          ? []
          : [{ machine, target, from: before, to: after, at }]
      }),
    )
    .toSorted((a, b) => a.at - b.at)
}

function watchVps(vps: VpsContract): Watched[] {
  const target = vps.uuid
  const onceCreated = (stateAt: StateAt): StateAt => {
    return (now) => (signupStatus(vps, now) === 'setup_pending' ? undefined : stateAt(now))
  }
  return [
    { machine: 'signup', target, stateAt: (now) => signupStatus(vps, now) },
    { machine: 'power', target, stateAt: onceCreated((now) => powerState(vps, now)) },
    { machine: 'reinstall', target, stateAt: onceCreated((now) => reinstallState(vps.installation, now)) },
  ]
}

function watchHosting(contract: HostingContract): Watched {
  return {
    machine: 'hosting',
    target: contract.servername,
    stateAt: (now) => hostingStatus(contract, now),
  }
}

/** The moments at which a state changes: halves the time again and again. No state comes back by itself. */
function findChanges(stateAt: StateAt, from: number, to: number): number[] {
  if (stateAt(from) === stateAt(to)) return []
  if (to - from === 1) return [to]
  const middle = Math.floor((from + to) / 2)
  return [...findChanges(stateAt, from, middle), ...findChanges(stateAt, middle, to)]
}
