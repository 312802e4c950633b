import type { CallOptions, OrderRecord, Quote } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Records } from '../record/records.ts'
import type { TimeLimit } from './place-options.ts'

/** The quote that is to be placed, with the data that `place` has read before it sends the order. */
export interface Placing {
  readonly quote: Quote<object>
  readonly record: OrderRecord
  readonly records: Records
  readonly options: CallOptions
  readonly limit: TimeLimit
  /** Whether a person may have been asked since the quote. */
  readonly wasAsked: boolean
}

/** Log entries and contracts that the account shows since a quote, and that no other order explains. */
export interface OthersOrders {
  readonly unexplained: readonly ExecutionLogEntry[]
  /** The ids of the contracts. */
  readonly contracts: readonly string[]
}
