import type { Client } from '../../client/client.ts'
import type { ApiClock } from '../evidence/api-clock.ts'
import type { Records } from '../record/records.ts'
import type { Product } from '../record/product.ts'

/** The orders of one product over one client. */
export interface Ordering<Order extends object, Server extends object> {
  readonly client: Client
  readonly product: Product<Order, Server>
  /** The API's time at the quotes that were made here, by their ids. */
  readonly clocks: Map<string, ApiClock>
  /** The `ensure` calls in progress, by their names. */
  readonly running: Map<string, Promise<unknown>>
}
