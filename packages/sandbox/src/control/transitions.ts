import type { Journal } from '../journal/journal.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { type Machine, machines, readPolicy, type TransitionPolicy } from '../time/transition-policy.ts'
import { changePolicy } from './change-policy.ts'

/** How what takes time goes. */
export interface Transitions {
  /** Sets how the operations of a machine go from now on. What was held or waits for reads ends now. */
  set(machine: Machine, policy: TransitionPolicy): void
  /** How each machine's operations go now. */
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
