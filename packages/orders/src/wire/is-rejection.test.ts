import { ApiError, isApiError } from '@hostwright/common'
import { expect, test } from 'vitest'
import { isCertainRejection } from './is-certain-rejection.ts'

const operation = 'POST /v1/vps/servers'
const error = new ApiError({
  status: 402,
  code: 'PAYMENT_REQUIRED',
  message: 'Too little is left.',
  details: [],
  operation,
  retryAfterMs: undefined,
  rateLimit: {},
})

test('an error that crossed JSON proves nothing about an order', () => {
  const plain: unknown = JSON.parse(JSON.stringify(error))
  expect(isApiError(plain)).toBe(true)
  const isCertain = (failure: ApiError): boolean =>
    isCertainRejection({ status: 402, error: failure }, { operation, isNameGiven: true, isKeyNew: true })
  expect([isCertain(error), isCertain(plain as ApiError)]).toEqual([true, false])
})
