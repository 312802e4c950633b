import {
  ConfigError,
  OrderOutcomeUnknownError,
  type OrderOutcomeUnknownInit,
  type OrderRecord,
  type Quote,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { horizonOf } from '../evidence/horizon-of.ts'
import { nextLook, type NextLook } from '../evidence/next-look.ts'
import type { Ordering } from './ordering.ts'

/**
 * Returns the server of an order that the API has confirmed, or the record of an order that can be sent.
 *
 * @throws {ConfigError} if the journal has lost the record, or if the order is settled and no response has confirmed it
 * @throws {OrderOutcomeUnknownError} if the order was sent before and its outcome is not known
 */
export function findKnown(
  ordering: Ordering,
  quote: Quote<object>,
  record: OrderRecord | undefined,
): { server: object } | { record: OrderRecord } {
  // If the record is missing or lacks the quote, the journal has lost its later revisions. The quote may have been
  // placed already, so it is rejected.
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
      ...lookAfter(ordering, record),
    })
  const { server, contracts = [], executed } = record.outcome ?? {}
  if (server) return { server: server }
  const end = executed ? `was ordered already, as ${contracts.join(', ')}` : 'was not executed'
  throw new ConfigError('quote', `${end}: quote again`)
}

/** Returns when to look for an order again that has left just now, or at the time that its record has. */
export function lookAfter({ client, product }: Ordering, record?: OrderRecord): NextLook {
  const horizonMs = horizonOf(product)
  const sentAt = record?.requests.findLast(({ kind }) => kind === 'order')?.leftBy ?? Infinity
  return nextLook(Math.min(0, sentAt - portsOf(client).now()) + horizonMs, horizonMs)
}

/** Creates the error for an order whose outcome is unknown. Its `reconcile` method finds the outcome. */
export function toUnknown(
  ordering: Ordering,
  quote: Quote<object>,
  why: Pick<OrderOutcomeUnknownInit, 'reason' | 'askAgainMs' | 'decidedWithinMs' | 'entries' | 'cause'>,
): OrderOutcomeUnknownError {
  return new OrderOutcomeUnknownError({
    ...why,
    operation: `POST ${quote.path}`,
    quote,
    isEnsure: ordering.isEnsure,
    reconcile: async (options) => (await ordering.loadInDoubt()).reconcileOrder(ordering, quote, options),
  })
}
