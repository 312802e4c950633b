import type { ExecutionLogEntry } from '@hostwright/types'
import { HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Quote } from './quote.ts'
import type { ReconcileOptions, Reconciliation } from './reconciliation.ts'

/** The properties of an {@link OrderOutcomeUnknownError}. */
export interface OrderOutcomeUnknownInit {
  /** The operation, such as `POST /v1/vps/servers`. */
  readonly operation: string
  /** Why the outcome is unknown, as the end of a sentence. */
  readonly reason: string
  /** The quote of the order; `undefined` if none was sent. */
  readonly quote?: Quote<object> | undefined
  /** Finds out whether the order was executed, with reads only. */
  readonly reconcile?: ((options?: ReconcileOptions) => Promise<Reconciliation>) | undefined
  /** Time after which another call of `reconcile` can decide the outcome, in milliseconds. */
  readonly askAgainMs?: number | undefined
  /** Log entries of orders and dry runs that the journal cannot explain. */
  readonly entries?: readonly ExecutionLogEntry[] | undefined
  /** The value of the option `despiteOthers` with which `ensure` orders although these entries exist. */
  readonly despiteOthers?: string | undefined
  /**
   * The error behind this one, kept only if it is an error of this SDK: the reason of an abort can hold any data of the
   * caller.
   */
  readonly cause?: unknown
}

/**
 * An order left, or may have left, and nothing proves whether it was executed: it may have been charged.
 *
 * After `ensure`, run the same call again. After `place`, call `reconcile`. Do not order again in another way before
 * the outcome is known.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key of the order; `undefined` if `ensure` stopped before it sent one. */
  declare readonly idempotencyKey: string | undefined
  /** The fingerprint of the order, as its quote has it. */
  declare readonly fingerprint: string | undefined
  /** The quote, for `orders.reconcile` in any process; `undefined` if `ensure` stopped before it sent an order. */
  declare readonly quote: Quote<object> | undefined
  /** The operation, such as `POST /v1/vps/servers`. */
  declare readonly operation: string
  /** Why the outcome is unknown, and what would decide it. For people: the wording may change. */
  declare readonly reason: string
  /**
   * Time after which another call can decide it, in milliseconds; `undefined` if that is not known yet, or if only a
   * person can decide it.
   */
  declare readonly askAgainMs: number | undefined
  /** Orders and dry runs in the execution log that speak against ordering now, newest first; often empty. */
  declare readonly entries: readonly ExecutionLogEntry[]
  /**
   * The value of `ensure`'s option `despiteOthers` with which it orders in spite of `entries`; `undefined` if an order
   * of your own is the reason.
   */
  declare readonly despiteOthers: string | undefined
  /**
   * Finds out whether the order was executed, as `orders.reconcile(quote)` does. Sends only reads. `undefined` if
   * `ensure` stopped before it sent an order.
   */
  declare readonly reconcile: ((options?: ReconcileOptions) => Promise<Reconciliation>) | undefined

  constructor({ cause, quote, entries = [], ...init }: OrderOutcomeUnknownInit) {
    const { operation, reason } = init
    const { idempotencyKey, fingerprint } = quote ?? {}
    const next = quote
      ? `Call reconcile() before ordering again; its Idempotency-Key is ${idempotencyKey}`
      : 'Nothing was sent by this call'
    super(
      'OrderOutcomeUnknownError',
      `The order may or may not have been executed: ${reason}. ${next} (${operation})`,
      {
        ...init,
        quote,
        entries,
        idempotencyKey,
        fingerprint,
        cause: isHostwrightError(cause) ? cause : undefined,
      },
    )
  }
}
