import type { ExecutionLogEntry } from '@hostwright/types'
import { HostwrightError, isHostwrightError } from '../errors/hostwright-error.ts'
import type { Quote } from './quote.ts'
import type { ReconcileOptions, Reconciliation } from './reconciliation.ts'

/** The properties of an {@link OrderOutcomeUnknownError}. */
export interface OrderOutcomeUnknownInit {
  /** The operation of the order, such as `POST /v1/vps/servers`. */
  readonly operation: string
  /** Why the outcome is unknown: the text after a colon in the message, without a full stop at its end. */
  readonly reason: string
  /** The quote of the order in question; `undefined` if the journal has none, as for unexplained log entries. */
  readonly quote?: Quote<object> | undefined
  /** Finds out whether the order was executed. Sends only reads. */
  readonly reconcile?: ((options?: ReconcileOptions) => Promise<Reconciliation>) | undefined
  /** Time after which another call of `ensure` or `reconcile` may decide the outcome, in milliseconds. */
  readonly askAgainMs?: number | undefined
  /** Time until the end of the horizon, in milliseconds. */
  readonly decidedWithinMs?: number | undefined
  /** Whether `ensure` or `find` throws the error, so that its message says to run `ensure` again. */
  readonly isEnsure?: boolean | undefined
  /** Entries of the execution log for orders and dry runs that no record in the journal explains. */
  readonly entries?: readonly ExecutionLogEntry[] | undefined
  /** Value of the option `despiteOthers` with which `ensure` orders even though `entries` are unexplained. */
  readonly despiteOthers?: string | undefined
  /**
   * The error that caused this one. Other values than errors of this SDK are dropped, because the reason of an abort
   * can hold any data of the caller.
   */
  readonly cause?: unknown
}

/**
 * An order was sent, or may have been sent, and nothing proves whether it was executed and charged.
 *
 * After `ensure`, call `ensure` again with the same input. After `place`, call `reconcile`. Do not order in another way
 * before the outcome is known. If only a person can decide it, pass the decision to `reconcile` as `contract`.
 */
export class OrderOutcomeUnknownError extends HostwrightError {
  /** The Idempotency-Key of the order; `undefined` if `quote` is. */
  declare readonly idempotencyKey: string | undefined
  /** The fingerprint of the order's quote; `undefined` if `quote` is. */
  declare readonly fingerprint: string | undefined
  /**
   * The quote of the order in question, from this call or an earlier one; `orders.reconcile` accepts it in any process.
   * `undefined` if `ensure` found unexplained log entries, or if another process is ordering the same name.
   */
  declare readonly quote: Quote<object> | undefined
  /** The operation of the order, such as `POST /v1/vps/servers`. */
  declare readonly operation: string
  /** Why the outcome is unknown, and what would decide it. A text for people: the wording may change. */
  declare readonly reason: string
  /**
   * Time after which another call may decide the outcome, in milliseconds: a quarter of the time since the order left,
   * between one minute and five; seconds if another process is ordering the same now. `undefined` if only a person or
   * another API key can decide.
   */
  declare readonly askAgainMs: number | undefined
  /**
   * Time until the end of the horizon, in milliseconds: time alone has then decided the outcome, unless something
   * unexplained appears. `undefined` if that is not known.
   */
  declare readonly decidedWithinMs: number | undefined
  /**
   * Entries of the execution log for orders and dry runs that no record in the journal explains, newest first; often
   * empty.
   */
  declare readonly entries: readonly ExecutionLogEntry[]
  /**
   * Value of `ensure`'s option `despiteOthers` with which `ensure` orders even though `entries` are unexplained;
   * `undefined` on errors of `place`, and if an order in the journal is the reason.
   */
  declare readonly despiteOthers: string | undefined
  /**
   * Finds out whether the order was executed, as `orders.reconcile(quote)` does. Sends only reads. `undefined` if
   * `quote` is.
   */
  declare readonly reconcile: ((options?: ReconcileOptions) => Promise<Reconciliation>) | undefined

  constructor({ cause, quote, isEnsure, entries = [], ...init }: OrderOutcomeUnknownInit) {
    const { operation, reason } = init
    const { idempotencyKey, fingerprint } = quote ?? {}
    super(
      'OrderOutcomeUnknownError',
      `The order may or may not have been executed: ${reason}. ${toNext(init, quote, isEnsure)} (${operation})`,
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

/** Returns what to do next: to look again, or what a person has to say if time decides nothing. */
function toNext(
  { operation, askAgainMs }: Pick<OrderOutcomeUnknownInit, 'operation' | 'askAgainMs'>,
  quote: Quote<object> | undefined,
  isEnsure: boolean | undefined,
): string {
  if (quote && askAgainMs === undefined) {
    const id = operation.endsWith('/server') ? 'SERVERNAME' : 'UUID'
    return `A person has to look at the contracts: orders.reconcile(quote, { contract: '${id}' }) says which is its own, { contract: null } that it has none. If null is wrong, the next order is paid a second time`
  }
  if (quote && !isEnsure) {
    return `Call reconcile() before ordering again; its Idempotency-Key is ${quote.idempotencyKey}`
  }
  const sent = quote ? '' : 'No order was sent by this call. '
  if (askAgainMs === undefined) return `${sent}Run the same ensure again`
  const [count, unit] = askAgainMs < 60_000 ? [askAgainMs / 1_000, 'second'] : [askAgainMs / 60_000, 'minute']
  return `${sent}Run the same ensure again in ${Math.ceil(count)} ${unit}${count > 1 ? 's' : ''}`
}
