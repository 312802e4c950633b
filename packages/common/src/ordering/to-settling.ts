import type { Wait } from '../waiting/wait.ts'
import type { Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'
import { reconcileOrder } from './reconcile.ts'
import type { Reconciliation } from './reconciliation.ts'

/** The wait for an order to be settled. */
export function toSettling<Order extends object, Server extends object>(
  ordering: Ordering<Order, Server>,
  quote: Quote<Order>,
): Wait<Reconciliation> {
  return {
    goal: `order ${quote.idempotencyKey} to be settled`,
    read: (options) => reconcileOrder(ordering, quote, options),
    isReached: ({ outcome }) => outcome !== 'unknown',
    intervalMs: 30_000,
    deadlineMs: 1_800_000,
  }
}
