import type { OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { isUnrejected, rejectUsedKey } from './records.ts'

const first = createRecord()
const sending: OrderRecord = { ...first, revision: 2, state: 'sending', requests: [createOrderRequest()] }

test.each([
  [[], false],
  [[createDryRun()], false],
  [[createOrderRequest({ result: 'rejected' })], false],
  [[createOrderRequest()], true],
  [[createOrderRequest({ result: 'executed' })], true],
  [[createOrderRequest({ result: 'rejected' }), createOrderRequest()], true],
] as const)('an order may have been executed unless each attempt was rejected: %#', (requests, expected) => {
  expect(isUnrejected({ requests })).toBe(expected)
})

const key = { id: 'another', idempotencyKey: 'order-0001' }
const used: OrderRecord = { ...sending, idempotencyKey: 'order-0001' }

test('the key of another order that may have been executed is rejected', () => {
  const rejecting = (records: readonly OrderRecord[]) => () => rejectUsedKey(records, key)
  expect(rejecting([first, used])).toThrow(
    'idempotencyKey belongs to another order in the journal: leave it out',
  )
  expect(rejecting([{ ...used, id: key.id }])).not.toThrow()
  expect(rejecting([{ ...used, idempotencyKey: 'order-0002' }])).not.toThrow()
  expect(rejecting([{ ...used, requests: [createDryRun()] }])).not.toThrow()
  expect(rejecting([{ ...used, requests: [createOrderRequest({ result: 'rejected' })] }])).not.toThrow()
})
