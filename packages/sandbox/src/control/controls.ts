import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type Assumption, assumptions } from '../assumptions/assumptions.ts'
import type { Faults } from '../faults/faults.ts'
import type { CoverageRow } from '../journal/coverage.ts'
import type { JournalEntries } from '../journal/journal.ts'
import type { Keys } from '../keys/keys.ts'
import type { LimitControl } from '../limits/limits.ts'
import type { LogControl } from '../logs/log-settings.ts'
import type { Account } from '../ordering/account.ts'
import type { WorldName } from '../seed/worlds.ts'
import type { Contracts } from './contracts.ts'
import type { Health } from './health.ts'
import type { Maintenance } from './maintenance.ts'
import type { Plans } from './plans.ts'
import type { RunningOperation } from './running-operations.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import type { ServerState } from './servers.ts'
import type { Snapshot } from './snapshot.ts'
import type { Transitions } from './transitions.ts'

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
   * The header `Sandbox-World` of later responses has a new id.
   */
  reset(world?: WorldName): void
  /** What the account began with at the last reset, and what it could begin with. */
  world(): WorldState
  /** The VPSs and the hosting servers with their states, those that were ordered last first. */
  servers(): ServerState[]
  /** What is in progress, and when it ends: orders, power operations, reinstalls, and requests that are executed late. */
  operations(): RunningOperation[]
  /**
   * Everything that is stored, as JSON. Limits, faults, how the log is shown, the time and the id in `Sandbox-World`
   * are no part of it.
   */
  snapshot(): Snapshot
  /**
   * Puts everything that is stored back as it was, and drops the requests that wait to be executed late. The header
   * `Sandbox-World` of later responses has a new id, not that of the time of the snapshot. A program that placed an
   * order after the snapshot would otherwise look for a contract that is gone, and two sandboxes that restore the same
   * snapshot would have the same id.
   */
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

/** An assumption, with what this sandbox does. */
export interface ChosenAssumption extends Assumption {
  /** What this sandbox does: the id of one of the choices. */
  readonly chosen: string
}

export function listChosen(choices: AssumptionChoices): ChosenAssumption[] {
  return assumptions.map((assumption) => ({ ...assumption, chosen: choices[assumption.id] }))
}
