import type { Client } from '@hostwright/common'
import type { Work } from '@hostwright/common/ports'
import type { ApiClock } from '../evidence/api-clock.ts'
import type { SharedReads } from '../evidence/read-state.ts'
import type { InDoubt } from './in-doubt-code.ts'
import type { Product } from '../record/product.ts'

/** The state that all order methods of one client and one product share. */
export interface Ordering {
  readonly client: Client
  readonly product: Product
  /** The API's time at each quote that this client has made, by the quote's id. */
  readonly clocks: Map<string, ApiClock>
  /** The `ensure` calls in progress, by the name of the order. */
  readonly running: Map<string, Work>
  /** Loads the code that only an order in doubt needs. */
  readonly loadInDoubt: () => Promise<InDoubt<Ordering>>
  /** The readings of the account that calls at the same time share. */
  readonly reads: SharedReads
  /** Whether the call is `ensure` or `find`: its errors then say to run it again. */
  readonly isEnsure?: boolean
}
