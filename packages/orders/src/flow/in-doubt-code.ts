import type { CallOptions, Quote, ReconcileOptions, Reconciliation } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { CheckOrdered } from '../evidence/check-journal.ts'
import type { NextLook } from '../evidence/next-look.ts'
import type { Contract } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import type { Ensured, FoundByName } from './ensured.ts'
import type { NamedOrder } from './parse-ensure.ts'
import type { OthersOrders, Placing } from './placing.ts'

/** The functions of `in-doubt.ts` that an order calls before its claim. */
export interface InDoubt<Ordering> {
  readonly checkOrdered: CheckOrdered
  readonly checkAccount: (ordering: Ordering, placing: Placing) => Promise<OthersOrders>
  readonly findUnowned: (
    ordering: Ordering,
    placing: Placing,
    contracts: readonly Contract[],
  ) => Promise<string[]>
  readonly findExisting: (
    ordering: Ordering,
    request: NamedOrder,
    found: FoundByName,
    records: Records,
    options: CallOptions,
  ) => Promise<Ensured | undefined>
  readonly rejectUnexplained: (
    ordering: Ordering,
    request: NamedOrder,
    unexplained: readonly ExecutionLogEntry[],
    look: NextLook,
  ) => void
  readonly reconcileOrder: (
    ordering: Ordering,
    quote: Quote<object>,
    options?: ReconcileOptions,
  ) => Promise<Reconciliation>
}
