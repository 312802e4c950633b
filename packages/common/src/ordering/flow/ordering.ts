import type { Client } from '../../client/client.ts'
import type { ApiClock } from '../evidence/api-clock.ts'
import type { Product } from '../record/product.ts'

/** The orders of one product over one client. */
export interface Ordering {
  readonly client: Client
  readonly product: Product
  /** The API's time at the quotes that were made here, by their ids. */
  readonly clocks: Map<string, ApiClock>
  /** The `ensure` calls in progress, by their names. */
  readonly running: Map<string, Promise<unknown>>
}
