import { ConfigError, OrderOutcomeUnknownError } from '@hostwright/common'
import type { OrderOutcomeUnknownInit } from '../../journal/order-outcome-unknown-error.ts'
import type { OrderRecord } from '../../journal/order-record.ts'
import type { Quote } from '../../journal/quote.ts'
import type { Ordering } from './ordering.ts'
import { reconcileOrder } from './reconcile.ts'

/** Returns the contract of an order that was executed, or the record of one that may be sent. */
export function findKnown(
  ordering: Ordering,
  quote: Quote<object>,
  record: OrderRecord | undefined,
): { server: object } | { record: OrderRecord } {
  // A record without the quote is an old revision: the journal has lost the later ones.
  if (record?.quote === undefined) {
    throw new ConfigError(
      'quote',
      'may have been placed already, because the journal has no record of it: quote again, or share the journal',
    )
  }
  if (record.state === 'planned') return { record }
  if (record.state === 'sending')
    throw toUnknown(ordering, quote, {
      reason: 'it was sent before, and its outcome is not known',
      askAgainMs: 60_000,
    })
  const { server, contracts = [], executed } = record.outcome ?? {}
  if (server) return { server: server }
  const end = executed ? `was ordered already, as ${contracts.join(', ')}` : 'was not executed'
  throw new ConfigError('quote', `${end}: quote again`)
}

/** The error for an order whose outcome is not known. */
export function toUnknown(
  ordering: Ordering,
  quote: Quote<object>,
  why: Pick<OrderOutcomeUnknownInit, 'reason' | 'askAgainMs' | 'entries' | 'cause'>,
): OrderOutcomeUnknownError {
  return new OrderOutcomeUnknownError({
    ...why,
    operation: `POST ${quote.path}`,
    quote,
    reconcile: (options) => reconcileOrder(ordering, quote, options),
  })
}
