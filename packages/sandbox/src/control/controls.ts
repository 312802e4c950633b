import type { AssumptionChoices } from '../assumptions/assumption-choices.ts'
import { type Assumption, assumptions } from '../assumptions/assumptions.ts'
import { changePolicy } from './change-policy.ts'
import type { Duration } from '../time/clock-bounds.ts'
import type { Clock } from '../time/clock.ts'
import type { Faults } from '../faults/faults.ts'
import type { Keys } from '../keys/keys.ts'
import type { LimitControl, Limits } from '../limits/limits.ts'
import type { LogControl } from '../logs/log-settings.ts'
import type { WorldName } from '../seed/worlds.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import { type Machine, machines, readPolicy, type TransitionPolicy } from '../time/transition-policy.ts'
import type { Store } from '../storage/store.ts'
import { moveVps } from '../vps/move-vps.ts'
import { setReverseRecord } from '../vps/set-reverse-record.ts'
import { setSuspended } from './set-suspended.ts'
import type { CoverageRow } from '../journal/coverage.ts'
import type { Health } from './health.ts'
import type { Journal, JournalEntries } from '../journal/journal.ts'
import { createPlans, type Plans } from './plans.ts'
import type { RunningOperation } from './running-operations.ts'
import type { ServerState } from './servers.ts'
import type { Snapshot } from './snapshot.ts'
import type { Transition } from '../journal/transition.ts'

/** What a test may do to a sandbox beside the API. Below `/_sandbox` the same is there over HTTP. */
export interface Controls {
  /** The sandbox's time: it can stand still, be moved forward, and pass faster. */
  readonly clock: SandboxClock
  /** How power operations, OS reinstalls, sign-ups and the setups of hosting servers go. */
  readonly transitions: Transitions
  /** Makes requests go wrong. */
  readonly faults: Faults
  /** The API keys. */
  readonly keys: Keys
  /** The account's prepaid balance. */
  readonly account: Account
  /** How much the account may ask for. */
  readonly limits: LimitControl
  /** How the execution log is shown: late, and by the clocks of several nodes. */
  readonly log: LogControl
  /** What the service does by itself: VPSs that move, reverse records that go. */
  readonly maintenance: Maintenance
  /** Contracts, frozen and released. */
  readonly contracts: Contracts
  /** The plans on offer, and their prices. */
  readonly plans: Plans
  /**
   * Starts over: the account, the limits, the faults, how the log is shown, and the journal. Requests that wait to be
   * executed late are dropped. The time, the coverage and `apiKey` stay. Another world is then begun with each time.
   */
  reset(world?: WorldName): void
  /** What the account began with at the last reset, and what it could begin with. */
  world(): WorldState
  /** The VPSs and the hosting servers with their states, those that were ordered last first. */
  servers(): ServerState[]
  /** What is in progress, and when it ends: orders, power operations, reinstalls, and requests that are executed late. */
  operations(): RunningOperation[]
  /** Everything that is stored, as JSON. Limits, faults, how the log is shown, and the time are no part of it. */
  snapshot(): Snapshot
  /** Puts everything that is stored back as it was, and drops the requests that wait to be executed late. */
  restore(snapshot: Snapshot): void
  /** The last 1,000 requests to the API, without bodies and keys, and the last 1,000 transitions; oldest first. */
  journal(): JournalEntries
  /** The responses of the description, with how often each has been given since the start. */
  coverage(): CoverageRow[]
  /** That it responds, and after which description. */
  health(): Health
  /** Every assumption, with what this sandbox does. */
  assumptions(): ChosenAssumption[]
  /**
   * What happens from now on, as server-sent events in UTF-8: requests, transitions and changes. It goes on after
   * `lastEventId` if that is one of the last 1,000; otherwise it begins with a `resync`. Cancel it to leave it, and
   * `close()` ends it.
   */
  events(lastEventId?: string): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What an account begins with. */
export interface WorldState {
  /** What a reset begins with. */
  readonly world: WorldName
  /** What it could begin with. */
  readonly worlds: readonly WorldName[]
}

/** The sandbox's time, as a test moves it. */
export interface SandboxClock extends Omit<Clock, 'advance'> {
  /** Moves the time forward, and returns the transitions that this brought about. */
  readonly advance: (duration: number | Duration) => Promise<Transition[]>
}

/** How what takes time goes. */
export interface Transitions {
  /** Sets how the operations of a machine go from now on. What was held or waits for reads ends now. */
  set(machine: Machine, policy: TransitionPolicy): void
  /** How each machine's operations go now. */
  policies(): Record<Machine, TransitionPolicy>
}

/** What the service does by itself. */
export interface Maintenance {
  /** Moves a VPS to another host, and returns its new uuid. */
  moveVps(uuid: string): string
  /** Takes the reverse record of a VPS away with `null`, or sets it whatever was there before. */
  setReverseRecord(uuid: string, hostname: string | null): void
}

/** Contracts by the uuid of their VPS or by their servername. */
export interface Contracts {
  /** Freezes a contract: its server is still there and can be read, but takes no changes. */
  suspend(target: string): void
  /** Takes that back. */
  resume(target: string): void
}

/** An assumption, with what this sandbox does. */
export interface ChosenAssumption extends Assumption {
  /** What this sandbox does: the default or one of the alternatives. */
  readonly chosen: string
}

export function createSandboxClock(clock: Clock, journal: Journal, keepTime: () => void): SandboxClock {
  return {
    ...clock,
    async advance(duration) {
      journal.noteTime(clock.now())
      const advancing = clock.advance(duration)
      // Before anyone who sleeps on this clock wakes up and asks for something. Late requests are executed by asking.
      const passed = journal.watch(() => journal.noteTime(clock.now()))
      await advancing
      keepTime()
      return passed
    },
  }
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

export function createMaintenance(store: Store, clock: Clock, journal: Journal): Maintenance {
  return {
    moveVps(uuid) {
      const now = clock.now()
      const moved = moveVps(store, uuid, now)
      journal.noteWrites(now)
      return moved
    },
    setReverseRecord: (uuid, hostname) => setReverseRecord(store, uuid, hostname, clock.now()),
  }
}

export function createContracts(store: Store, clock: Clock, journal: Journal): Contracts {
  const set = (target: string, suspended: boolean): void => {
    const now = clock.now()
    setSuspended(store, target, suspended, now)
    journal.noteWrites(now)
  }
  return { suspend: (target) => set(target, true), resume: (target) => set(target, false) }
}

/** What is read of the account, or changed in it, comes after what fell due before. */
export function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/** The limits, with what has been counted by now. */
export function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}

/** The same for the plans: an order that fell due before a change pays the old price. */
export function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

export function listChosen(choices: AssumptionChoices): ChosenAssumption[] {
  return assumptions.map((assumption) => ({ ...assumption, chosen: choices[assumption.id] }))
}
