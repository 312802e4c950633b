import { expect, test } from 'vitest'
import { ConnectionError } from '../errors/connection-error.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import type { Quote } from './quote.ts'

const operation = 'POST /v1/vps/servers'
const entry = {
  method: 'POST' as const,
  path: '/v1/vps/servers',
  status_code: 200,
  response_time_ms: 1,
  ip_address: '192.0.2.1',
  created_at: '2026-01-01 21:00:00',
}
const quote = { idempotencyKey: 'order-0001', fingerprint: 'f' } as Quote<object>

test('the error of an order that was sent says what to call before ordering again, and under which key', () => {
  const reconcile = async (): Promise<never> => Promise.reject(new Error('unused'))
  const error = new OrderOutcomeUnknownError({
    operation,
    reason: 'no response arrived',
    quote,
    reconcile,
    askAgainMs: 60_000,
  })
  expect(error.message).toBe(
    'The order may or may not have been executed: no response arrived. Call reconcile() before ordering again; its Idempotency-Key is order-0001 (POST /v1/vps/servers)',
  )
  expect(error).toMatchObject({
    name: 'OrderOutcomeUnknownError',
    operation,
    reason: 'no response arrived',
    quote,
    idempotencyKey: 'order-0001',
    fingerprint: 'f',
    entries: [],
    reconcile,
  })
  expect(error.cause).toBeUndefined()
})

test('the error of a call that sent nothing says so, and has the value of despiteOthers', () => {
  const entries = [entry]
  const init = { operation, reason: 'entries', entries, despiteOthers: '7-1', askAgainMs: 5_000 }
  const error = new OrderOutcomeUnknownError(init)
  expect(error.message).toBe(
    'The order may or may not have been executed: entries. No order was sent by this call. Run the same ensure again in 5 seconds (POST /v1/vps/servers)',
  )
  expect(error).toMatchObject({ entries, despiteOthers: '7-1', askAgainMs: 5_000 })
  expect([error.quote, error.reconcile, error.idempotencyKey, error.fingerprint]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})

test.each([
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
  [1_000, '1 second'],
])('the error of a lost ensure says when to run it again: in %d ms', (askAgainMs, time) => {
  const init = { operation, reason: 'lost', quote, askAgainMs, isEnsure: true }
  expect(new OrderOutcomeUnknownError(init).message).toBe(
    `The order may or may not have been executed: lost. Run the same ensure again in ${time} (POST /v1/vps/servers)`,
  )
})

test.each([
  ['POST /v1/vps/servers', 'UUID'],
  ['POST /v1/server', 'SERVERNAME'],
])('without a time, the error of %s shows what a person can say, and what null risks', (of, id) => {
  expect(new OrderOutcomeUnknownError({ operation: of, reason: 'lost', quote, isEnsure: true }).message).toBe(
    `The order may or may not have been executed: lost. A person has to look at the contracts: orders.reconcile(quote, { contract: '${id}' }) says which is its own, { contract: null } that it has none. If null is wrong, the next order is paid a second time (${of})`,
  )
})

test('an error of this SDK is kept as the cause, the reason of an abort is not', () => {
  const lost = new ConnectionError(operation, new Error('reset'))
  const causeOf = (cause: unknown): unknown =>
    new OrderOutcomeUnknownError({ operation, reason: '', quote, cause }).cause
  expect(causeOf(lost)).toBe(lost)
  expect([causeOf(new Error('a secret')), causeOf('a secret')]).toEqual([undefined, undefined])
})
