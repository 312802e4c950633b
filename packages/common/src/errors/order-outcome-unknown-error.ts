import { HostwrightError } from './hostwright-error.ts'

/**
 * An order left, but no answer tells whether it was executed: it may or may not have been charged.
 * Do not order again under another key; look at the contracts and the execution log first.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key that the order carried. */
  readonly idempotencyKey: string
  declare readonly operation: string

  constructor(operation: string, idempotencyKey: string, cause: unknown) {
    super(
      'OrderOutcomeUnknownError',
      `The order may or may not have been executed: no answer tells. Compare the contracts before ordering again; ` +
        `its Idempotency-Key is ${idempotencyKey} (${operation})`,
      { operation, cause },
    )
    this.idempotencyKey = idempotencyKey
  }
}
