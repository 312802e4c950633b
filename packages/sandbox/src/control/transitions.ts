import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import {
  type Machine,
  machines,
  readPolicy,
  type TransitionPolicy,
  writePolicy,
} from '../time/transition-policy.ts'
import { settle } from '../time/progress.ts'
import { hostingContracts, saveHosting } from '../hosting/server/hosting-contract.ts'
import { listContracts, saveContract, type VpsContract } from '../vps/contract.ts'

/** Controls how long operations in the background take and how they end, for tests. */
export interface Transitions {
  /**
   * Sets the policy for later operations of one kind of state machine. Operations that are held or wait for reads end
   * immediately, and the resources of failed operations recover.
   */
  set(machine: Machine, policy: TransitionPolicy): void
  /** Returns the current policy of each kind of state machine. */
  policies(): Record<Machine, TransitionPolicy>
}

export function createTransitions(store: Store, clock: Clock, journal: Journal): Transitions {
  return {
    set(machine, policy) {
      const now = clock.now()
      changePolicy(store, machine, policy, now)
      journal.noteWrites(now)
    },
    policies: () =>
      Object.fromEntries(machines.map((machine) => [machine, readPolicy(store, machine)])) as Record<
        Machine,
        TransitionPolicy
      >,
  }
}

/**
 * Sets the policy for later operations of one kind of state machine. Operations that are held or wait for reads end
 * immediately, and the resources of failed operations recover.
 */
function changePolicy(store: Store, machine: Machine, policy: TransitionPolicy, now: number): void {
  store.transaction(() => {
    writePolicy(store, machine, policy)
    if (machine === 'hosting') settleHosting(store, now)
    else for (const contract of listContracts(store)) saveContract(store, settleVps(contract, machine, now))
  })
}

function settleHosting(store: Store, now: number): void {
  for (const contract of hostingContracts(store).all())
    saveHosting(store, { ...contract, setup: settle(contract.setup, now) })
}

function settleVps(contract: VpsContract, machine: Machine, now: number): VpsContract {
  const { power, installation } = contract
  if (machine === 'power') return power === null ? contract : { ...contract, power: settle(power, now) }
  const isMeant = (installation.kind === 'create') === (machine === 'signup')
  return isMeant ? { ...contract, installation: settle(installation, now) } : contract
}
