import type { OrderRecord } from '../journal/order-record.ts'

export const recordId = '00000000-0000-4000-8000-000000000001'

/** The first record of an order, as it is written before anything is sent, but for the given properties. */
export function createRecord(properties: Partial<OrderRecord> = {}): OrderRecord {
  return {
    version: 1,
    id: recordId,
    revision: 1,
    writer: 'w',
    account: 'https://api.example.com',
    state: 'planned',
    idempotencyKey: 'k',
    requests: [],
    ...properties,
  }
}
