import type { OrderRecord } from '../journal/order-record.ts'

/**
 * Creates the record of an order of a VPS from before its first request, for further tests of a journal.
 *
 * @param id a UUID
 * @param revision from 1: a journal writes only the revision that follows the one that it has
 * @param properties replace those of the record
 * @example await journal.write(createRecord(crypto.randomUUID(), 1))
 */
export function createRecord(
  id: string,
  revision: number,
  properties: Partial<OrderRecord> = {},
): OrderRecord {
  return {
    version: 1,
    id,
    revision,
    writer: 'w',
    world: '',
    path: '/v1/vps/servers',
    at: 0,
    state: 'planned',
    idempotencyKey: `key of ${id}`,
    requests: [],
    ...properties,
  }
}
