import type { Quote } from '@hostwright/common'
import { readWorld } from '../evidence/read-account.ts'
import { openRecords } from '../record/records.ts'
import type { Ordering } from './ordering.ts'

/** An order that is not settled. */
export interface PendingOrder<Order = object> {
  /**
   * `planned`: the order was quoted and has not been sent, or the API has rejected it; it can be placed. It is listed
   * for a day. `sending`: the order was sent, or may have been; reconcile it.
   */
  readonly state: 'planned' | 'sending'
  /** The quote of the order, for `place` or `reconcile`. */
  readonly quote: Quote<Order>
  /** Latest time at which the order was last sent, on the API's clock; `undefined` if not sent or not known. */
  readonly sentAt: Date | undefined
}

/**
 * Lists the quoted orders of a product in the journal that are not settled. Makes no request, except with a sandbox's
 * key: then it calls `GET /v1/me`.
 */
export async function listPending({ client, product }: Ordering): Promise<PendingOrder[]> {
  const world = await readWorld(client, {})
  const records = await openRecords(client, world, product.path).list()
  return records.flatMap(({ state, quote, requests }) => {
    if (state === 'settled' || quote === undefined) return []
    const sentAt = requests.findLast(({ kind }) => kind === 'order')?.leftBy
    return { state, quote: quote, sentAt: sentAt ? new Date(sentAt) : undefined }
  })
}
