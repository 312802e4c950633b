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
   * Compares the account's contracts with those at the time of the quote, and looks the order up in the
   * execution log. Reads only: two requests, more when the log has grown by pages. An order that another
   * program makes with the same key at the same time cannot be told from this one.
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
