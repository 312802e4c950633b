import { expect, test } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { createTestStore } from '../testing/create-test-store.ts'
import { type OrderIdentity, remember, replay } from './completed-orders.ts'

const intent: OrderIdentity = {
  operationId: 'orderVps',
  idempotencyKey: 'key-0001',
  order: { plan_id: 'standard', period: 12, root_password: 'Correct-Horse-7' },
}
const body = { server: { id: 7 } }

function ask(changes: Partial<OrderIdentity> = {}, choices: Partial<AssumptionChoices> = {}): unknown {
  const store = createTestStore()
  remember(store, intent, body)
  return replay(store, { ...intent, ...changes }, chooseAssumptions(choices))
}

test('an order responses again what it responded first', () => {
  expect(ask()).toEqual(body)
  expect(ask({ order: { period: 12, root_password: 'Another-Horse-8', plan_id: 'standard' } })).toEqual(body)
})

test('another key, and the same one for another operation, are other orders', () => {
  expect(ask({ idempotencyKey: 'key-0002' })).toBeUndefined()
  expect(ask({ operationId: 'orderHostingServer' })).toBeUndefined()
})

test.each([
  { plan_id: 'standard', period: 1 },
  { plan_id: 'standard' },
  { plan_id: 'standard', period: 12, name: 'x' },
])('a key that belongs to another order than %j is rejected', (order) => {
  expect(() => ask({ order })).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      errors: ['Idempotency-Key: belongs to another order. Use a new one.'],
    }),
  )
})

test('it can be assumed that an order is rejected, or made again', () => {
  expect(() => ask({}, { 'completed-order-replay': 'conflict' })).toThrow(
    expect.objectContaining({ code: 'DUPLICATE_REQUEST' }),
  )
  expect(ask({}, { 'completed-order-replay': 'order-again' })).toBeUndefined()
})
