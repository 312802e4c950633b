import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'

/** The outcome of an order, as far as the account and the journal prove it. */
export interface Reconciliation {
  /**
   * `executed`: the order was executed; this is final. `not-executed`: the API rejected the order, it was never sent, a
   * person said so, or its horizon passed and neither a contract nor a log entry appeared; its quote can no longer be
   * placed. `unknown`: neither is proven yet; do not order again.
   */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /**
   * The uuid or servername of the order's contract; empty while it is not known. If the outcome is `unknown`: of each
   * contract since the quote that has the order's name and is not proven to belong to another order.
   */
  readonly contracts: readonly string[]
  /**
   * Hint, if the outcome is `unknown`: a contract has the order's name, or the log shows a success that no record in
   * the journal explains. Either may be somebody else's.
   */
  readonly likely?: 'executed'
  /**
   * The evidence for the outcome; if it is `unknown`, also what would decide it. A text for people: the wording may
   * change.
   */
  readonly reason: string
  /**
   * Time after which another call may decide an `unknown` outcome, in milliseconds: a quarter of the time since the
   * order left, between one minute and five. Absent if only a person or another API key can decide: see the option
   * `contract`.
   */
  readonly askAgainMs?: number
  /**
   * Time until the end of the horizon, in milliseconds: time alone has then decided an `unknown` outcome, unless
   * something unexplained appears. Absent if that is not known.
   */
  readonly decidedWithinMs?: number
  /**
   * Entries of the key's execution log since the quote, for orders and dry runs that no record in the journal explains,
   * newest first.
   */
  readonly entries: readonly ExecutionLogEntry[]
  /** The server in the API's response to the order, if one confirmed it. */
  readonly server?: object
}

/** Options of `reconcile`. */
export interface ReconcileOptions extends CallOptions {
  /**
   * The horizon: how long after it was last sent an executed order can take to appear in the account, in milliseconds.
   * With a shorter horizon than the default, an order may be reported as not executed and appear later.
   * @default 4500000 (75 minutes) for a VPS, 900000 (15 minutes) for a hosting server
   */
  readonly horizonMs?: number | undefined
  /**
   * A time after which the order was certainly not sent. Used only if the journal has no record of the quote.
   * @default the time of the first `reconcile`
   */
  readonly sentBefore?: Date | undefined
  /**
   * The decision of a person who has looked at the contracts: the uuid or servername of the order's contract, or null
   * if the order has no contract. It settles the order. After null, a contract that is later proven to be the order's
   * still makes the outcome `executed`. A `ConfigError` rejects null for an order that the API has confirmed or whose
   * contract is proven, and a contract that is not the confirmed or proven one, that existed before the quote, that
   * does not exist, or that belongs to another order in the journal.
   */
  readonly contract?: string | null | undefined
}
