import { ApiError, ConnectionError, type HostwrightError, UnexpectedResponseError } from '@hostwright/common'
import { expect, test } from 'vitest'
import { isCertainRejection, type RejectionContext } from './is-certain-rejection.ts'

const vps = 'POST /v1/vps/servers'
const hosting = 'POST /v1/server'

function isCertain(
  operation: string,
  [status, code]: readonly [number, string],
  context: Partial<RejectionContext> = {},
): boolean {
  const error = new ApiError({
    status,
    code: code as never,
    message: 'No.',
    details: [],
    operation,
    retryAfterMs: undefined,
    rateLimit: {},
  })
  const given = { operation, isNameGiven: true, isKeyNew: true, ...context }
  return isCertainRejection({ status, error }, given)
}

const always = [
  [401, 'UNAUTHORIZED'],
  [402, 'PAYMENT_REQUIRED'],
  [403, 'FORBIDDEN'],
  [422, 'PRICE_MISMATCH'],
  [422, 'PLAN_NOT_AVAILABLE'],
  [429, 'RATE_LIMIT_EXCEEDED'],
] as const

test.each(always)('%i %s rejects an order of either product for certain', (status, code) => {
  const context = { isNameGiven: false, isKeyNew: false }
  expect(isCertain(vps, [status, code], context)).toBe(true)
  expect(isCertain(hosting, [status, code], context)).toBe(true)
})

test('409 CAPACITY_UNAVAILABLE rejects an order of a VPS for certain, not one of hosting', () => {
  const capacity = [409, 'CAPACITY_UNAVAILABLE'] as const
  expect(isCertain(vps, capacity, { isNameGiven: false, isKeyNew: false })).toBe(true)
  expect(isCertain(hosting, capacity)).toBe(false)
})

test('409 SERVER_ID_TAKEN rejects a hosting order for certain if the caller chose the identifier', () => {
  const taken = [409, 'SERVER_ID_TAKEN'] as const
  expect(isCertain(hosting, taken, { isKeyNew: false })).toBe(true)
  // A derived identifier can only be taken by this very order.
  expect(isCertain(hosting, taken, { isNameGiven: false })).toBe(false)
  expect(isCertain(vps, taken)).toBe(false)
})

test('422 VALIDATION_ERROR rejects an order for certain when its key left for the first time', () => {
  const invalid = [422, 'VALIDATION_ERROR'] as const
  for (const operation of [vps, hosting]) {
    expect(isCertain(operation, invalid, { isNameGiven: false })).toBe(true)
    // Later it may be about the key.
    expect(isCertain(operation, invalid, { isKeyNew: false })).toBe(false)
  }
})

test.each([
  [400, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [400, 'VALIDATION_ERROR'],
  [409, 'DUPLICATE_REQUEST'],
  [409, 'OPERATION_ERROR'],
  [409, 'CONTRACT_NOT_ACTIVE'],
  [409, 'PAYMENT_REQUIRED'],
  [422, 'IDEMPOTENCY_KEY_REUSED'],
  [403, 'UNAUTHORIZED'],
  [418, 'SOMETHING_NEW'],
  [500, 'INTERNAL_ERROR'],
  [500, 'PAYMENT_REQUIRED'],
  [502, 'BACKEND_ERROR'],
  [503, 'SERVICE_UNAVAILABLE'],
  [401, 'constructor'],
])('%i %s leaves an order unknown', (status, code) => {
  expect(isCertain(vps, [status, code])).toBe(false)
  expect(isCertain(hosting, [status, code])).toBe(false)
})

const unexpected = (status: number): HostwrightError =>
  new UnexpectedResponseError({ operation: vps, status, contentType: 'text/html', problem: 'No.' })

test.each([401, 402, 403, 422, 429])(
  'a %i without the API’s error body leaves an order unknown: a proxy can send one after it has forwarded the order',
  (status) => {
    const context = { operation: vps, isNameGiven: true, isKeyNew: true }
    expect(isCertainRejection({ status, error: unexpected(status) }, context)).toBe(false)
    expect(isCertainRejection({ status, error: undefined }, context)).toBe(false)
    const lost = new ConnectionError(vps, new Error('reset'))
    expect(isCertainRejection({ status, error: lost }, context)).toBe(false)
  },
)

test('an operation that is no order has no certain rejection', () => {
  expect(isCertain('POST /v1/elsewhere', [402, 'PAYMENT_REQUIRED'])).toBe(false)
})
