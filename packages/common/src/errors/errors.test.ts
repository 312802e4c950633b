import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorInit, isApiError } from './api-error.ts'
import { ConfigError } from './config-error.ts'
import { showCaller } from './show-caller.ts'
import { isHostwrightError } from './hostwright-error.ts'

const rateLimit = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  concurrentLimit: undefined,
  concurrentRemaining: undefined,
}
const init: ApiErrorInit = {
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

test('the guards recognize errors of another copy of the package', async () => {
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

test('an error has no undefined properties', () => {
  const error = new ApiError({ ...init, rateLimit: {} })
  expect(inspect(error)).not.toContain('undefined')
  expect(inspect(new ConfigError('apiKey', 'is missing'))).not.toContain('attempts')
  expect(error.attempts).toEqual([])
})

test('an error as JSON has its name, message and other properties', () => {
  expect(JSON.parse(JSON.stringify(new ApiError({ ...init, rateLimit: {} })))).toEqual({
    name: 'ApiError',
    message: '[PROTECTED] No (GET /x, 409)',
    attempts: [],
    status: 409,
    code: 'PROTECTED',
    details: [],
    operation: 'GET /x',
    rateLimit: {},
    '@hostwright/error': true,
  })
})

test.each<[string, readonly string[], number | undefined, string]>([
  [
    'The input is not valid.',
    ['name: is too long.', 'memo: is none.'],
    undefined,
    'The input is not valid: name: is too long; memo: is none',
  ],
  ['Too many requests.', [], 1_200, 'Too many requests. Try again in 2 s'],
  ['', [], undefined, ''],
  ['', ['name: is too long.'], undefined, 'name: is too long'],
])('the message %j with %j is one sentence', (message, details, retryAfterMs, text) => {
  expect(new ApiError({ ...init, message, details, retryAfterMs }).message).toBe(
    `[PROTECTED] ${text} (GET /x, 409)`,
  )
})

const stackOf = (error: Error, ...lines: string[]): Error =>
  Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...lines].join('\n') })

test('the caller’s lines are added to a stack that has none of them', () => {
  const deep = '    at toError (file:///app/node_modules/@hostwright/common/dist/index.js:1:1)'
  const error = stackOf(new ConfigError('apiKey', 'is missing'), deep)
  showCaller(error)
  const lines = error.stack?.split('\n') ?? []
  expect(lines[0]).toBe('ConfigError: apiKey is missing')
  expect(lines[1]).toContain('errors.test.ts')
  expect(lines.at(-1)).toBe(deep)
})

test('a stack with the lines of the caller stays, and so do other errors', () => {
  const own = stackOf(new ConfigError('apiKey', 'is missing'), '    at main (file:///app/main.ts:3:1)')
  const other = stackOf(new Error('aborted'), '    at node:internal/timers:1:1')
  const before = [own.stack, other.stack]
  showCaller(own)
  showCaller(other)
  showCaller('aborted')
  expect([own.stack, other.stack]).toEqual(before)
})
