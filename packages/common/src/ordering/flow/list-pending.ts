import type { Quote } from '../../journal/quote.ts'
import { readAccountName } from '../evidence/read-account.ts'
import { openRecords } from '../record/records.ts'
import type { Ordering } from './ordering.ts'

/** An order that is not settled. */
export interface PendingOrder<Order = object> {
  /**
   * `planned`: quoted, and not sent by a process that shares the journal; it can be placed. Listed for a day.
   * `sending`: it was sent, or may have been; reconcile it.
   */
  readonly state: 'planned' | 'sending'
  /** Its quote, for `place` or `reconcile`. */
  readonly quote: Quote<Order>
  /** Latest time at which it last left, in the API's time; `undefined` if it was not sent or this is not known. */
  readonly sentAt: Date | undefined
}

/** Lists the orders of a product in the journal that are not settled. With a sandbox's key it calls `GET /v1/me`. */
export async function listPending({ client, product }: Ordering): Promise<PendingOrder[]> {
  const account = await readAccountName(client, {})
  const records = await openRecords(client, account, product.path, () => client.deadlineMs).list()
  return records.flatMap(({ state, quote, requests }) => {
    if (state === 'settled' || quote === undefined) return []
    const sentAt = requests.findLast(({ kind }) => kind === 'order')?.leftBy
    return { state, quote: quote, sentAt: sentAt ? new Date(sentAt) : undefined }
  })
}
