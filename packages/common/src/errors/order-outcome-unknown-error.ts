import type { ExecutionLogEntry } from '@hostwright/types'
import type { CallOptions } from '../call-options.ts'
import { HostwrightError } from './hostwright-error.ts'

/** What became of an order, as far as the account shows it. */
export interface Reconciliation {
  /** `unknown` when neither the contracts nor the log tell: ask again a minute later. */
  readonly outcome: 'executed' | 'not-executed' | 'unknown'
  /** Contracts that were not there when the order was quoted. */
  readonly contracts: readonly string[]
  /** The orders that the execution log of this key has since, newest first. */
  readonly entries: readonly ExecutionLogEntry[]
}

/** What an {@link OrderOutcomeUnknownError} is made from. */
export interface OrderOutcomeUnknownInit {
  readonly idempotencyKey: string
  readonly fingerprint: string
  readonly cause: unknown
  readonly reconcile: (options?: CallOptions) => Promise<Reconciliation>
}

/**
 * An order left, but no answer tells whether it was executed: it may or may not have been charged.
 * Do not order again under another key before `reconcile` has told.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key that the order carried. */
  readonly idempotencyKey: string
  /** The fingerprint of the order, as its quote has it. */
  readonly fingerprint: string
  declare readonly operation: string
  /**
   * Looks the order up in the execution log, and compares the account's contracts with those at the time
   * of the quote. Reads only: two requests, more when the log has grown by pages. `unknown` as long as the
   * log may be behind, a minute as a rule, ten where a new contract speaks against it. Any other order or
   * dry run that is made with the same API key since the quote cannot be told from this one: make none until this one is settled.
   */
  readonly reconcile: (options?: CallOptions) => Promise<Reconciliation>

  constructor(operation: string, { idempotencyKey, fingerprint, cause, reconcile }: OrderOutcomeUnknownInit) {
    super(
      'OrderOutcomeUnknownError',
      `The order may or may not have been executed: no answer tells. Call reconcile() before ordering again; ` +
        `its Idempotency-Key is ${idempotencyKey} (${operation})`,
      { operation, cause },
    )
    this.idempotencyKey = idempotencyKey
    this.fingerprint = fingerprint
    this.reconcile = reconcile
  }
}
