import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import { createRecord as create } from '../store-tests/create-record.ts'

export const recordId = '00000000-0000-4000-8000-000000000001'

/** Creates an order's first record, before a request was sent, with these properties replaced. */
export function createRecord(properties: Partial<OrderRecord> = {}): OrderRecord {
  return create(recordId, 1, { idempotencyKey: 'k', ...properties })
}

/** Creates the record of a successful dry run, with these properties replaced. */
export function createDryRun(properties: Partial<SentRequest> = {}): SentRequest {
  return {
    id: 'dry run',
    kind: 'dry-run',
    keyId: 'key',
    from: 0,
    leftBy: 0,
    to: 0,
    status: 200,
    result: 'executed',
    ...properties,
  }
}

/** Creates the record of an order's request without a response, with these properties replaced. */
export function createOrderRequest(properties: Partial<SentRequest> = {}): SentRequest {
  return createDryRun({ id: 'order', kind: 'order', to: null, status: null, result: null, ...properties })
}
