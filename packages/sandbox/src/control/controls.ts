import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type Assumption, assumptions } from '../assumptions/assumptions.ts'
import type { Faults } from '../faults/faults.ts'
import type { CoverageRow } from '../journal/coverage.ts'
import type { RecordedExchange } from '../journal/exchanges.ts'
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

/** Controls of a sandbox for tests, beside the API. They are available over HTTP below `/_sandbox`. */
export interface Controls {
  /** The sandbox's clock: it can stand still, be moved forward, and run faster. */
  readonly clock: SandboxClock
  /** Duration and result of power operations, OS reinstalls, sign-ups and setups of hosting servers. */
  readonly transitions: Transitions
  /** Injects faults into requests. */
  readonly faults: Faults
  /** The API keys. */
  readonly keys: Keys
  /** The account's prepaid balance. */
  readonly account: Account
  /** The rate limits of the account. */
  readonly limits: LimitControl
  /** How the execution log is shown: with a delay, and by the clocks of several nodes. */
  readonly log: LogControl
  /** Actions of the service: moving VPSs, removing reverse records. */
  readonly maintenance: Maintenance
  /** Suspends contracts, and ends suspensions. */
  readonly contracts: Contracts
  /** The plans on offer, and their prices. */
  readonly plans: Plans
  /**
   * Starts over: the account, the limits, the faults, how the log is shown, and the journal. Late requests
   * that are not executed yet are dropped. The time, the coverage and `apiKey` are kept. With `world`, this
   * and each later reset begins with another account. The header `Sandbox-World` of later responses has a new
   * id.
   */
  reset(world?: WorldName): void
  /** The initial account of the last reset, and the possible ones. */
  world(): WorldState
  /** The VPSs and hosting servers with their states, the last ordered first. */
  servers(): ServerState[]
  /** Everything in progress, and when it ends: orders, power operations, reinstalls, and late requests. */
  operations(): RunningOperation[]
  /**
   * Returns everything that is stored, as JSON, without limits, faults, log settings, the time and the id in
   * `Sandbox-World`.
   */
  snapshot(): Snapshot
  /**
   * Restores a snapshot, and drops late requests that are not executed yet. The header `Sandbox-World` of
   * later responses has a new id, not that of the time of the snapshot. With the old id, a program that
   * ordered after the snapshot would look for a contract that no longer exists, and two sandboxes with one
   * snapshot would have the same id.
   */
  restore(snapshot: Snapshot): void
  /** The last 1,000 requests to the API, without bodies and keys, and the last 1,000 transitions; oldest first. */
  journal(): JournalEntries
  /**
   * Returns headers and bodies of a request by its `id` in the journal, with `[redacted]` for passwords. Throws `NOT_FOUND`
   * if it is none of the last 200.
   */
  exchange(id: number): RecordedExchange
  /** The responses of the description, with the number of times that each was sent since the start. */
  coverage(): CoverageRow[]
  /** Health of the sandbox, and its description. */
  health(): Health
  /** Every assumption, with the choice of this sandbox. */
  assumptions(): ChosenAssumption[]
  /**
   * Streams events as server-sent events in UTF-8: requests, transitions and changes. It continues after
   * `lastEventId` if that is one of the last 1,000; otherwise it begins with a `resync`. It ends when it is
   * cancelled, or with `close()`.
   */
  events(lastEventId?: string): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The initial account. */
export interface WorldState {
  /** The account with which a reset begins. */
  readonly world: WorldName
  /** The possible initial accounts. */
  readonly worlds: readonly WorldName[]
}

/** An assumption, with the choice of this sandbox. */
export interface ChosenAssumption extends Assumption {
  /** The id of this sandbox's choice. */
  readonly chosen: string
}

export function listChosen(choices: AssumptionChoices): ChosenAssumption[] {
  return assumptions.map((assumption) => ({ ...assumption, chosen: choices[assumption.id] }))
}
