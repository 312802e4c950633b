import { readWorld } from '../evidence/read-account.ts'
import { openRecords } from '../record/records.ts'
import type { PendingOrder } from './ensured.ts'
import type { Ordering } from './ordering.ts'

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
