import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConfigError } from './config-error.ts'
import { ConnectionError } from './connection-error.ts'
import { HostwrightError } from './hostwright-error.ts'
import { JournalError } from './journal-error.ts'
import { type Execution, executionOf, executionOfStatus, mayBeExecuted } from './execution.ts'
import { OrderOutcomeUnknownError } from '../journal/order-outcome-unknown-error.ts'
import { TimeoutError } from './timeout-error.ts'
import { UnexpectedResponseError } from './unexpected-response-error.ts'
import { WaitError } from './wait-error.ts'

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

// Every failure that a call can have, by what it proves.
const failures: readonly (readonly [string, unknown, Execution])[] = [
  ['a 400 of the API', rejected(400), 'not-executed'],
  ['a 409 of the API', rejected(409), 'not-executed'],
  ['a 429 of the API', rejected(429), 'not-executed'],
  ['a 302 with an error of the API', rejected(302), 'unknown'],
  ['a 408 of the API', rejected(408), 'unknown'],
  ['a 499 of the API', rejected(499), 'unknown'],
  ['a 500 of the API', rejected(500), 'unknown'],
  ['a page with 404, which a proxy may have sent', page, 'unknown'],
  ['a connection that broke', new ConnectionError(operation, new Error('reset')), 'unknown'],
  [
    'a connection that was not made',
    new ConnectionError(operation, new Error('refused'), false),
    'not-executed',
  ],
  ['a response that did not arrive in time', new TimeoutError(operation, 1_000), 'unknown'],
  [
    'a request that was not sent',
    new TimeoutError(operation, 1_000, 'Not sent: no slot was free'),
    'not-executed',
  ],
  ['an invalid argument', new ConfigError('uuid', 'is missing'), 'not-executed'],
  ['a journal that cannot be written', new JournalError('The journal cannot be written.'), 'not-executed'],
  ['a wait that ended', new WaitError('deadline', 'Waited for a reboot', []), 'unknown'],
  [
    'an order of unknown outcome',
    new OrderOutcomeUnknownError({ operation, reason: 'no response arrived' }),
    'unknown',
  ],
  ['the reason of an abort', 'enough', 'unknown'],
  ['a 404 that crossed JSON', { ...rejected(404).toJSON() }, 'not-executed'],
  ['another client’s request that was not sent', { sent: false }, 'unknown'],
  ['another client’s 404', { name: 'ApiError', message: 'No.', status: 404, code: 'NOT_FOUND' }, 'unknown'],
  ['no value', undefined, 'unknown'],
]

test.each(failures)('%s: the call was executed: %j', (_, error, expected) => {
  expect(executionOf(error)).toBe(expected)
  expect(mayBeExecuted(error)).toBe(expected !== 'not-executed')
})

test('every class of errors that a call can throw is in the table', async () => {
  const classes = Object.values<unknown>(await import('../index.ts')).filter(
    (value) => typeof value === 'function' && value.prototype instanceof Error,
  )
  const inTable = new Set(failures.map(([, error]) => Object(error).constructor))
  expect(classes.filter((one) => !inTable.has(one) && one !== HostwrightError)).toEqual([])
})

test('a status says that a request was executed, that it was rejected, or nothing', () => {
  const statuses = Array.from({ length: 600 }, (_, status) => status)
  const of = (wanted: Execution) => statuses.filter((status) => executionOfStatus(status) === wanted)
  expect(of('executed')).toEqual(statuses.filter((status) => status >= 200 && status < 300))
  expect(of('not-executed')).toEqual(
    statuses.filter((status) => status >= 400 && status < 500 && status !== 408 && status !== 499),
  )
  expect(executionOfStatus(NaN)).toBe('unknown')
})
