import type {
  CallOptions,
  Client,
  Quote,
  QuoteOptions,
  ReconcileOptions,
  Reconciliation,
  WaitOptions,
} from '@hostwright/common'
import type { Product } from '../record/product.ts'
import { ensureOrder } from './ensure.ts'
import type { Ensured, PendingOrder } from './ensured.ts'
import { loadInDoubt } from './load-in-doubt.ts'
import type { Ordering } from './ordering.ts'
import type { EnsureInput, FindInput } from './parse-ensure.ts'
import { placeOrder } from './place.ts'
import type { PlaceOptions } from './place-options.ts'
import { quoteOrder } from './quote.ts'

/** The orders of one product. */
export interface Orders<Order extends object, Server extends object> {
  /** Makes sure that a contract of a name exists, and orders it at most once. **May spend money.** */
  ensure(order: Order, input: EnsureInput<Order>, options?: CallOptions): Promise<Ensured<Order, Server>>
  /** Finds the contract of a name as `ensure` does, and orders nothing. */
  find(order: Order, input?: FindInput, options?: CallOptions): Promise<Ensured<Order, Server> | undefined>
  /** Reads the price and sends a dry run. Charges nothing. */
  quote(order: Order, secrets: object, options?: QuoteOptions): Promise<Quote<Order>>
  /** Places a quoted order, at most once unless `resend` is set. **Spends money.** */
  place(quote: Quote<Order>, input: object, options?: PlaceOptions): Promise<Server>
  /**
   * Finds out whether an order was executed. Sends only reads. If the order was not executed, its quote can no longer
   * be placed.
   */
  reconcile(quote: Quote<object>, options?: ReconcileOptions): Promise<Reconciliation>
  /**
   * Polls `reconcile`, by default every minute, until the outcome is known. Rejects with a `WaitError` if only a person
   * can decide it, or at the deadline.
   */
  waitUntilSettled(quote: Quote<object>, options?: WaitOptions<Reconciliation>): Promise<Reconciliation>
  /** Lists the orders in the journal that are not settled. */
  pending(): Promise<PendingOrder<Order>[]>
}

/** Creates the order methods of a product for a client. */
export function createOrders<Order extends object, Server extends object>(
  client: Client,
  product: Product<Order, Server>,
): Orders<Order, Server> {
  // The type parameters are dropped here, because the code that all products share uses no property of an order by a
  // fixed name: it reads the name by `nameField`.
  const ordering: Ordering = {
    client,
    product: product as unknown as Product,
    clocks: new Map(),
    running: new Map(),
    loadInDoubt,
    reads: { running: new Set() },
  }
  const orders: Orders<object, object> = {
    ensure: ensureOrder.bind(null, ordering),
    find: async (...args) => (await loadInDoubt()).findOrdered(ordering, ...args),
    quote: quoteOrder.bind(null, ordering),
    place: placeOrder.bind(null, ordering),
    reconcile: async (quote, options) => (await loadInDoubt()).reconcileOrder(ordering, quote, options),
    waitUntilSettled: async (quote, options) =>
      client.waitUntil((await loadInDoubt()).toSettling(ordering, quote), options),
    pending: async () => (await loadInDoubt()).listPending(ordering),
  }
  return orders as Orders<Order, Server>
}
