import { ApiError, OrderOutcomeUnknownError, type Quote } from '@hostwright/common'
import { ApplyError, StalePlanError } from '@hostwright/plan'
import { PacingError } from '@hostwright/redis'
import { expect, test } from 'vitest'
import { toCommandError } from './to-command-error.ts'

test('a write for which Redis gave no slot has changed nothing', () => {
  const error = new PacingError('vps', new Error('closed'))
  const { exitCode, done } = toCommandError(error, { command: [], reads: false, interrupted: false })
  expect({ exitCode, done }).toEqual({ exitCode: 5, done: 'Nothing was changed.' })
})

test.each([
  [408, 'It may or may not have been executed: check before you retry.'],
  [409, 'Nothing was changed.'],
])('a write that ends with %i says whether it was executed', (status, said) => {
  const error = new ApiError({
    status,
    code: 'OPERATION_ERROR',
    message: 'No.',
    details: [],
    operation: 'POST /v1/vps/servers/{uuid}/power/reboot',
    retryAfterMs: undefined,
    rateLimit: {},
  })
  expect(toCommandError(error, { command: [], reads: false, interrupted: false }).done).toBe(said)
})

test.each([
  [0, 'Nothing was changed.'],
  [2, 'Changes that were made before the error stay. Plan again for the rest.'],
])('a plan that met a change of somebody else after %i writes says what was made', (writes, said) => {
  const error = new StalePlanError({ done: [], unchanged: [], left: [], changedSince: [], writes })
  expect(toCommandError(error, { command: [], reads: false, interrupted: false }).done).toBe(said)
})

test.each([
  [60_000, 'hostwright plan web.yaml'],
  [undefined, 'hostwright orders reconcile the-key'],
])('an apply whose order is unknown, to be read again after %s ms: what to type next', (askAgainMs, next) => {
  const cause = new OrderOutcomeUnknownError({
    operation: 'POST /v1/vps/servers',
    reason: 'no response arrived',
    quote: { idempotencyKey: 'the-key' } as Quote<object>,
    askAgainMs,
  })
  const error = new ApplyError(
    'vps web-1',
    { done: [], unchanged: [], left: [], changedSince: [], writes: 0 },
    cause,
  )
  const doing = { command: ['apply'], subject: 'web.yaml', reads: false, interrupted: false }
  expect(toCommandError(error, doing).next).toBe(next)
})
