import type { Ordering } from './ordering.ts'
import type { Quote } from '../journal/quote.ts'
import { openRecords } from './records.ts'

/** An order that is not settled. */
export interface PendingOrder<Order> {
  /**
   * `planned`: quoted and not sent by anybody who shares the journal; it can be placed.
   * `sending`: it was sent, or may have been; it can be reconciled.
   */
  readonly state: 'planned' | 'sending'
  /** Its quote, for `place` or `reconcile`. */
  readonly quote: Quote<Order>
  /** When it was sent for the last time, by the clock of the process that sent it. */
  readonly sentAt: Date | undefined
}

/** The orders of a product in the journal that are not settled. Makes no request. */
export async function listPending<Order extends object>({
  client,
  path,
}: Pick<Ordering<Order, object>, 'client' | 'path'>): Promise<PendingOrder<Order>[]> {
  const records = await openRecords(client).list()
  return records.flatMap(({ state, quote, sent }) =>
    state === 'settled' || quote?.path !== path
      ? []
      : { state, quote: quote as Quote<Order>, sentAt: sent && new Date(sent.at) },
  )
}
