import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call/call-options.ts'

/** How an order ended, as far as the account and the journal show it. */
export interface Reconciliation {
  /**
   * `executed`: it was executed, and is final. `not-executed`: the API rejected it, it was never sent, a person said so,
   * or its horizon passed without a trace. `unknown`: nothing proves it yet; do not order again.
   */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /** The uuid or servername of the order's contract. If `unknown`: of the contracts that have its name. */
  readonly contracts: readonly string[]
  /** If `unknown`: a contract has its name, or the log has a success that nothing explains. No proof. */
  readonly likely?: 'executed'
  /** What this rests on; if `unknown`, also what would decide it. For people: the wording may change. */
  readonly reason: string
  /**
   * If `unknown`: after how many milliseconds time can decide it. Absent if only a person, or another key, can decide it:
   * see the option `contract`.
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
   * The horizon: how long an executed order can take to appear after it last left, in milliseconds. With a shorter one
   * than the default, an order may be reported as not executed and appear later.
   * @default 4500000 (75 minutes) for a VPS, 900000 (15 minutes) for a hosting server
   */
  readonly horizonMs?: number | undefined
  /**
   * The moment after which the order was certainly not sent. Used only if the journal has no record of the order.
   * @default the time of the first `reconcile`
   */
  readonly sentBefore?: Date | undefined
  /**
   * A person's word: the uuid or servername of the order's contract, or null if it has none. It settles the order. After
   * null, a contract that proves to be the order's is still reported as `executed`. Another contract than the one that
   * the API has confirmed is a `ConfigError`, as is one that was there before the quote or belongs to another order in
   * the journal.
   */
  readonly contract?: string | null | undefined
}
