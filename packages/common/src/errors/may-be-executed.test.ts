import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConfigError } from './config-error.ts'
import { ConnectionError } from './connection-error.ts'
import { JournalError } from './journal-error.ts'
import { mayBeExecuted } from './may-be-executed.ts'
import { TimeoutError } from './timeout-error.ts'
import { UnexpectedResponseError } from './unexpected-response-error.ts'

const operation = 'POST /v1/vps/servers/{uuid}/power/reboot'
const rejected = (status: number): ApiError =>
  new ApiError({
    status,
    code: 'OPERATION_ERROR',
    message: 'No.',
    details: [],
    operation,
    retryAfterMs: undefined,
    rateLimit: {},
  })
const page = new UnexpectedResponseError({
  operation,
  status: 404,
  contentType: 'text/html',
  problem: 'No.',
  retryAfterMs: undefined,
})

test.each<[string, unknown, boolean]>([
  ['a 400 of the API', rejected(400), false],
  ['a 409 of the API', rejected(409), false],
  ['a 429 of the API', rejected(429), false],
  ['a 408 of the API', rejected(408), true],
  ['a 499 of the API', rejected(499), true],
  ['a 500 of the API', rejected(500), true],
  ['a page with 404, which a proxy may have sent', page, true],
  ['a connection that broke', new ConnectionError(operation, new Error('reset')), true],
  ['a connection that was not made', new ConnectionError(operation, new Error('refused'), false), false],
  ['a response that did not arrive in time', new TimeoutError(operation, 1_000), true],
  ['a request that was not sent', new TimeoutError(operation, 1_000, 'Not sent: no slot was free'), false],
  ['an invalid argument', new ConfigError('uuid', 'is missing'), false],
  ['a journal that cannot be written', new JournalError('The journal cannot be written.'), false],
  ['the reason of an abort', 'enough', true],
  ['a 404 that crossed JSON', { ...rejected(404).toJSON() }, false],
  ['another client’s request that was not sent', { sent: false }, true],
  ['another client’s 404', { name: 'ApiError', message: 'No.', status: 404, code: 'NOT_FOUND' }, true],
  ['no value', undefined, true],
])('%s: the call may have been executed: %j', (_, error, expected) => {
  expect(mayBeExecuted(error)).toBe(expected)
})
