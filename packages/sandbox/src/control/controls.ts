import { type Assumption, type AssumptionChoices, assumptions } from '../assumptions.ts'
import type { Clock, Duration } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import type { Keys } from '../keys/keys.ts'
import type { LimitControl } from '../limits/limits.ts'
import type { Account } from '../ordering/account.ts'
import { type Machine, machines, readPolicy, type TransitionPolicy } from '../transition-policy.ts'
import type { Store } from '../store.ts'
import { changePolicy } from '../vps/change-policy.ts'
import { moveVps } from '../vps/move-vps.ts'
import type { CoverageRow } from './coverage.ts'
import type { Health } from './health.ts'
import type { JournalEntry } from './journal.ts'
import { findTransitions, type Transition } from './machine-states.ts'
import type { Plans } from './plans.ts'
import type { Snapshot } from './snapshot.ts'

/** What a test may do to a sandbox beside the API. Below `/_sandbox` the same is there over HTTP. */
export interface Controls {
  readonly clock: SandboxClock
  /** How power operations, OS reinstalls and sign-ups go. */
  readonly transitions: Transitions
  /** Makes requests go wrong. */
  readonly faults: Faults
  readonly keys: Keys
  readonly account: Account
  readonly limits: LimitControl
  readonly maintenance: Maintenance
  readonly plans: Plans
  /** Begins anew: the account, the limits, the faults and the journal. The time, the coverage and `apiKey` stay. */
  reset(): void
  /** Everything that is stored, as JSON. Limits, faults and the time are no part of it. */
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
  /** The last 1,000 requests to the API, oldest first, without bodies and keys. */
  journal(): JournalEntry[]
  /** The answers of the description, with how often each has been given since the start. */
  coverage(): CoverageRow[]
  health(): Health
  /** Every assumption, with what this sandbox does. */
  assumptions(): ChosenAssumption[]
}

export interface SandboxClock extends Omit<Clock, 'advance'> {
  /** Moves the time forward, and returns the transitions that this brought about. */
  readonly advance: (duration: number | Duration) => Promise<Transition[]>
}

export interface Transitions {
  /** Sets how the operations of a machine go from now on. What was held or waits for reads ends now. */
  set(machine: Machine, policy: TransitionPolicy): void
  policies(): Record<Machine, TransitionPolicy>
}

export interface Maintenance {
  /** Moves a VPS to another host, and returns its new uuid. */
  moveVps(uuid: string): string
}

export interface ChosenAssumption extends Assumption {
  readonly chosen: string
}

export function createSandboxClock(clock: Clock, store: Store, keepTime: () => void): SandboxClock {
  return {
    ...clock,
    async advance(duration) {
      const before = clock.now()
      await clock.advance(duration)
      keepTime()
      return findTransitions(store, before, clock.now())
    },
  }
}

export function createTransitions(store: Store, { now }: Clock): Transitions {
  return {
    set: (machine, policy) => changePolicy(store, machine, policy, now()),
    policies: () =>
      Object.fromEntries(machines.map((machine) => [machine, readPolicy(store, machine)])) as Record<
        Machine,
        TransitionPolicy
      >,
  }
}

export function createMaintenance(store: Store, { now }: Clock): Maintenance {
  return { moveVps: (uuid) => moveVps(store, uuid, now()) }
}

export function listChosen(choices: AssumptionChoices): ChosenAssumption[] {
  return assumptions.map((assumption) => ({ ...assumption, chosen: choices[assumption.id] }))
}
