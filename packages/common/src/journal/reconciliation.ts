import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'

/** The outcome of an order, as far as the account and the journal prove it. */
export interface Reconciliation {
  /**
   * `executed`: the order was executed; this is final. `not-executed`: the API rejected it, it was never sent, a person
   * said so, or its horizon passed without a trace. `unknown`: nothing proves either yet; do not order again.
   */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /** The uuid or servername of the order's contract. If `unknown`: of all contracts with the order's name. */
  readonly contracts: readonly string[]
  /**
   * If `unknown`: a contract has the order's name, or the log has a success that the journal cannot explain. This is no
   * proof.
   */
  readonly likely?: 'executed'
  /** The evidence for the outcome; if `unknown`, also what would decide it. For people: the wording may change. */
  readonly reason: string
  /**
   * If `unknown`: after how many milliseconds another call can decide it. Absent if only a person, or another key, can
   * decide it: see the option `contract`.
   */
  readonly askAgainMs?: number
  /** Orders and dry runs in the key's execution log since the quote that the journal cannot explain, newest first. */
  readonly entries: readonly ExecutionLogEntry[]
  /** The API's response to the order, if one arrived. */
  readonly server?: object
}

/** Options of `reconcile`. */
export interface ReconcileOptions extends CallOptions {
  /**
   * The horizon: how long after it was last sent an executed order can take to appear, in milliseconds. With a shorter
   * horizon than the default, an order may be reported as not executed and appear later.
   * @default 4500000 (75 minutes) for a VPS, 900000 (15 minutes) for a hosting server
   */
  readonly horizonMs?: number | undefined
  /**
   * The order was certainly not sent after this time. Used only if the journal has no record of the order.
   * @default the time of the first `reconcile`
   */
  readonly sentBefore?: Date | undefined
  /**
   * The decision of a person who has looked at the contracts: the uuid or servername of the order's contract, or null
   * if it has none. It settles the order. If a contract later proves to be the order's, it is still reported as
   * `executed`. Rejected with a `ConfigError`: a contract that differs from the one the API has confirmed, that existed
   * before the quote, or that belongs to another order in the journal.
   */
  readonly contract?: string | null | undefined
}
