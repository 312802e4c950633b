import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'

/** How an order ended, as far as the account and the journal show it. */
export interface Reconciliation {
  /**
   * `executed`: its contract is there. `not-executed`: it was not executed, as far as everything that can be read shows.
   * `unknown`: nothing decides yet; do not order again.
   */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /** The uuid or servername of the order's contract; of an `unknown` order, of those that may be its. */
  readonly contracts: readonly string[]
  /** Of an `unknown` order: what speaks for its execution. */
  readonly likely?: 'executed'
  /** What this rests on; of an `unknown` order, also what would decide it. */
  readonly reason: string
  /** Of an `unknown` order: when asking again can decide it, in milliseconds; absent where only a person decides. */
  readonly askAgainMs?: number
  /** The log's orders and dry runs of this key since the quote that no request in the journal explains, newest first. */
  readonly entries: readonly ExecutionLogEntry[]
  /** The API's response to the order, where one arrived. */
  readonly server?: object
}

/** Options of `reconcile`. */
export interface ReconcileOptions extends CallOptions {
  /**
   * How long the order can take to show, counted from when it last left, in milliseconds. A shorter time than the
   * default is a risk that you take knowingly. @default 900000 (15 minutes) for hosting, 4500000 (75 minutes) for a VPS
   */
  readonly horizonMs?: number | undefined
  /**
   * The moment after which the order was not sent any more, if you know it and the journal has no record of the order.
   * @default the first time that it is reconciled
   */
  readonly sentBefore?: Date | undefined
  /**
   * Your word for the order's contract: its uuid or servername, or null if it has none. This settles the order for good,
   * unless the API has confirmed it.
   */
  readonly contract?: string | null | undefined
}
