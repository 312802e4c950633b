import { expect, test, vi } from 'vitest'
import { ApiError, isApiError } from './api-error.ts'
import { ConfigError } from './config-error.ts'
import { isHostwrightError } from './hostwright-error.ts'

const rateLimit = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  concurrentLimit: undefined,
  concurrentRemaining: undefined,
}
const init = {
  status: 409,
  code: 'PROTECTED',
  message: 'No.',
  details: [],
  operation: 'GET /x',
  retryAfterMs: undefined,
  rateLimit,
}

test('a guard narrows by code', () => {
  const error: unknown = new ApiError(init)
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, 'PRICE_MISMATCH', 'PROTECTED')).toBe(true)
  expect(isApiError(error, 'PRICE_MISMATCH')).toBe(false)
})

test('only the SDK’s errors pass the guards', () => {
  for (const other of [
    undefined,
    null,
    'PROTECTED',
    new Error('PROTECTED'),
    { name: 'ApiError', code: 'PROTECTED' },
  ]) {
    expect(isApiError(other)).toBe(false)
    expect(isHostwrightError(other)).toBe(false)
  }
  const config = new ConfigError('apiKey', 'is missing')
  expect([isHostwrightError(config), isApiError(config)]).toEqual([true, false])
})

test('the guards know the errors of another copy of the package', async () => {
  vi.resetModules()
  const copy = await import('./api-error.ts')
  expect(copy.ApiError).not.toBe(ApiError)
  expect(isApiError(new copy.ApiError(init), 'PROTECTED')).toBe(true)
})

test('an error’s name is its class name, and it has a stack', () => {
  const error = new ApiError(init)
  expect([error.name, error.constructor.name]).toEqual(['ApiError', 'ApiError'])
  expect(error.stack).toContain('errors.test.ts')
})
