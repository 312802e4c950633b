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
import type { HostingContents } from './hosting-contents.ts'
import type { Maintenance } from './maintenance.ts'
import type { Plans } from './plans.ts'
import type { RunningOperation } from './running-operations.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import type { ServerState } from './servers.ts'
import type { Snapshot } from './snapshot.ts'
import type { Transitions } from './transitions.ts'

/**
 * The controls of a sandbox for tests, in addition to the API. All but `clock.sleep` are also available over HTTP,
 * below `/_sandbox`.
 */
export interface Controls {
  /** The sandbox's clock: it can stand still, be moved forward, and run faster. */
  readonly clock: SandboxClock
  /**
   * Sets the duration and the result of power operations, OS reinstalls, sign-ups of VPSs, and setups of hosting
   * servers.
   */
  readonly transitions: Transitions
  /** Injects faults into requests. */
  readonly faults: Faults
  /** Creates, changes and revokes API keys. */
  readonly keys: Keys
  /** The account's prepaid balance. */
  readonly account: Account
  /** The rate limits of the account. */
  readonly limits: LimitControl
  /**
   * Sets how the execution log is shown: how late its entries appear, and how far the clocks of the nodes that write it
   * differ.
   */
  readonly log: LogControl
  /** Performs actions of the service: moves a VPS, sets or removes a reverse record. */
  readonly maintenance: Maintenance
  /** Suspends contracts and ends their suspensions. */
  readonly contracts: Contracts
  /** Opens and closes plans for orders, and changes their prices. */
  readonly plans: Plans
  /**
   * Resets the account with its keys, plans, execution log and transition policies, and the limits with their counts,
   * the faults, the log settings and the journal. Late requests that were not executed yet are dropped. The time, the
   * coverage and `apiKey` are kept. `world` selects the initial account of this and each later reset. Later responses
   * have a new id in the header `Sandbox-World`.
   */
  reset(world?: WorldName): void
  /** Returns the initial account that the next reset uses by default, and the possible ones. */
  world(): WorldState
  /** Returns the VPSs and hosting servers with their states, the newest order first. */
  servers(): ServerState[]
  /**
   * Returns what a hosting server has: its domains with their subdomains, mail addresses and DNS records, and its
   * databases. Throws `NOT_FOUND` for an unknown servername.
   */
  contents(servername: string): HostingContents
  /**
   * Returns all operations in progress and when they end: sign-ups of VPSs, setups of hosting servers, power
   * operations, reinstalls, and late requests.
   */
  operations(): RunningOperation[]
  /**
   * Returns the stored data of the sandbox as JSON, without limits, faults, log settings, late requests, the journal
   * and the id in `Sandbox-World`. `restore` does not set the clock to the time of the snapshot.
   */
  snapshot(): Snapshot
  /**
   * Restores a snapshot, and drops late requests that were not executed yet. Later responses have a new id in the
   * header `Sandbox-World`, not the id from the time of the snapshot: with that id, a program that ordered after the
   * snapshot would look for a contract that no longer exists, and two sandboxes with one snapshot would have the same
   * id.
   */
  restore(snapshot: Snapshot): void
  /**
   * Returns the last 1,000 requests to the API, without bodies and keys, and the last 1,000 transitions, oldest first.
   */
  journal(): JournalEntries
  /**
   * Returns the headers and bodies of a request by its `id` in the journal, with `[redacted]` for passwords and private
   * keys. Throws `NOT_FOUND` if it is not among the last 200 requests.
   */
  exchange(id: number): RecordedExchange
  /**
   * Returns the responses in the description, and others that were sent, such as by a fault. Each has the number of
   * times that it was sent since the start.
   */
  coverage(): CoverageRow[]
  /** Returns the health of the sandbox, and the hash of its description. */
  health(): Health
  /** Returns every assumption with the choice of this sandbox. */
  assumptions(): ChosenAssumption[]
  /**
   * Streams events as server-sent events in UTF-8: requests, transitions, changes and, after each 15 seconds without
   * any of these, the time of the clock. The stream continues after `lastEventId` if that is among the last 1,000
   * events; otherwise it begins with a `resync`. It ends when it is cancelled, or with `close()`.
   */
  events(lastEventId?: string): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The initial account, and the accounts that can be chosen. */
export interface WorldState {
  /** The account with which the next reset begins, unless it selects another one. */
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
