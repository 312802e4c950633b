import { HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Quote } from '../journal/quote.ts'
import type { ReconcileOptions } from './reconcile.ts'
import type { Reconciliation } from './reconciliation.ts'

/**
 * An order left, in this call or another, and nothing tells yet whether it was executed: it may or may not have
 * been charged. Do not order again before `reconcile` has told.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key that the order carried. */
  declare readonly idempotencyKey: string
  /** The fingerprint of the order, as its quote has it. */
  declare readonly fingerprint: string
  /** The quote, to be reconciled by another process if need be. */
  declare readonly quote: Quote<object>
  declare readonly operation: string
  /** Finds out what became of the order, as `orders.reconcile(quote)` does. Reads only; poll again while it says `unknown`. */
  declare readonly reconcile: (options?: ReconcileOptions) => Promise<Reconciliation>

  constructor(
    quote: Quote<object>,
    reconcile: (options?: ReconcileOptions) => Promise<Reconciliation>,
    cause?: unknown,
  ) {
    const { idempotencyKey, fingerprint, path } = quote
    const operation = `POST ${path}`
    super(
      'OrderOutcomeUnknownError',
      `The order may or may not have been executed: no response tells. Call reconcile() before ordering again; its Idempotency-Key is ${idempotencyKey} (${operation})`,
      // An abort's reason, say, is the caller's own, and may hold anything.
      {
        operation,
        idempotencyKey,
        fingerprint,
        quote,
        reconcile,
        cause: isHostwrightError(cause) ? cause : undefined,
      },
    )
  }
}
