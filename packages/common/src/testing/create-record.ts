import type { OrderRecord } from '../journal/order-record.ts'
import { createRecord as create } from '../store-tests/create-record.ts'

export const recordId = '00000000-0000-4000-8000-000000000001'

/** Creates an order's first record, before a request was sent, with these properties replaced. */
export function createRecord(properties: Partial<OrderRecord> = {}): OrderRecord {
  return create(recordId, 1, { idempotencyKey: 'k', ...properties })
}
