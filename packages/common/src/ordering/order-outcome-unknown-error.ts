import { HostwrightError } from '../errors/hostwright-error.ts'
import type { Quote } from './ordering.ts'
import type { ReconcileOptions } from './reconcile.ts'
import type { Reconciliation } from './reconciliation.ts'

/** What an {@link OrderOutcomeUnknownError} is made from. */
export interface OrderOutcomeUnknownInit {
  readonly quote: Quote<object>
  readonly problem: string
  readonly cause?: unknown
  readonly reconcile: (options?: ReconcileOptions) => Promise<Reconciliation>
}

/**
 * An order left, in this call or another, and nothing tells yet whether it was executed: it may or may not have
 * been charged. Do not order again before `reconcile` has told.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key that the order carried. */
  readonly idempotencyKey: string
  /** The fingerprint of the order, as its quote has it. */
  readonly fingerprint: string
  /** The quote, to be reconciled by another process if need be. */
  readonly quote: Quote<object>
  declare readonly operation: string
  /** Finds out what became of the order, as `orders.reconcile(quote)` does. Reads only; ask again while it says `unknown`. */
  readonly reconcile: (options?: ReconcileOptions) => Promise<Reconciliation>

  constructor({ quote, problem, cause, reconcile }: OrderOutcomeUnknownInit) {
    const operation = `POST ${quote.path}`
    super(
      'OrderOutcomeUnknownError',
      `${problem} Call reconcile() before ordering again; its Idempotency-Key is ${quote.idempotencyKey} (${operation})`,
      { operation, cause },
    )
    this.idempotencyKey = quote.idempotencyKey
    this.fingerprint = quote.fingerprint
    this.quote = quote
    this.reconcile = reconcile
  }
}
