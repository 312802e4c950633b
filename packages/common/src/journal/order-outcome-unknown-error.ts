import type { ExecutionLogEntry } from '@hostwright/types'
import { HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Quote } from './quote.ts'
import type { ReconcileOptions, Reconciliation } from './reconciliation.ts'

/** What an {@link OrderOutcomeUnknownError} is made from. */
export interface OrderOutcomeUnknownInit {
  /** The operation, such as `POST /v1/vps/servers`. */
  readonly operation: string
  /** Why it is unknown, as the end of a sentence. */
  readonly reason: string
  /** The quote of the order; `undefined` if none was sent. */
  readonly quote?: Quote<object> | undefined
  /** Finds out whether the order was executed. */
  readonly reconcile?: ((options?: ReconcileOptions) => Promise<Reconciliation>) | undefined
  /** When asking again can decide it, in milliseconds. */
  readonly askAgainMs?: number | undefined
  /** The log entries that no request of the journal explains. */
  readonly entries?: readonly ExecutionLogEntry[] | undefined
  /** What `ensure` takes to order in spite of them. */
  readonly despiteOthers?: string | undefined
  /** Kept if it is an error of this SDK: an abort's reason is the caller's own and may hold anything. */
  readonly cause?: unknown
}

/**
 * An order left, in this call or another, and nothing tells yet whether it was executed: it may or may not have been
 * charged. Do not order again before `reconcile` has told.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key of the order; `undefined` where `ensure` stopped before it sent one. */
  declare readonly idempotencyKey: string | undefined
  /** The fingerprint of the order, as its quote has it. */
  declare readonly fingerprint: string | undefined
  /** The quote, which another process can reconcile; `undefined` where `ensure` stopped before it sent an order. */
  declare readonly quote: Quote<object> | undefined
  /** The operation, such as `POST /v1/vps/servers`. */
  declare readonly operation: string
  /** Why it is unknown. */
  declare readonly reason: string
  /** When asking again can decide it, in milliseconds; `undefined` where that is not known or only a person decides. */
  declare readonly askAgainMs: number | undefined
  /** The entries of the execution log that no request of the journal explains, newest first. */
  declare readonly entries: readonly ExecutionLogEntry[]
  /** The value of `ensure`'s option `despiteOthers` that orders in spite of these entries. */
  declare readonly despiteOthers: string | undefined
  /** Finds out whether the order was executed, as `orders.reconcile(quote)` does. Reads only. */
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
