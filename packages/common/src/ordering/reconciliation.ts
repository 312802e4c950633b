import type { ExecutionLogEntry } from '@hostwright/types'

/** What became of an order, as far as the account and the journal show it. */
export interface Reconciliation {
  /**
   * `executed`: there is its contract. `not-executed`: it was not, and cannot be any more.
   * `unknown`: nothing decides yet; do not order again.
   */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /** The contract of this order: the uuid of a VPS, or a servername; empty as long as none can be named. */
  readonly contracts: readonly string[]
  /** Of an `unknown` one: what speaks for it. */
  readonly likely?: 'executed'
  /** What this rests on; of an `unknown` one, also what would decide it. */
  readonly reason: string
  /** Of an `unknown` one: after how many milliseconds it is worth polling. */
  readonly askAgainMs?: number
  /** The orders and dry runs that the execution log of this key has beyond those known at the quote, newest first. */
  readonly entries: readonly ExecutionLogEntry[]
  /** What the API returned for the order, where a response came. */
  readonly server?: object
}

export function toReconciliation(
  outcome: Reconciliation['outcome'],
  reason: string,
  rest?: Partial<Reconciliation>,
): Reconciliation {
  return { outcome, contracts: [], reason, entries: [], ...rest }
}
