import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import type { Call } from '../call/call.ts'
import { createRetryBudget } from './retry-budget.ts'
import { decide, isTransient } from './retry-decision.ts'

const read = 'GET /v1/me'
const lost = new ConnectionError(read, new Error('reset'))
const limited = new ApiError({
  status: 429,
  code: 'RATE_LIMIT_EXCEEDED',
  message: 'No.',
  details: [],
  operation: read,
  retryAfterMs: undefined,
  rateLimit: {},
})
const responded = (status: number, retryAfterMs?: number): HostwrightError =>
  new UnexpectedResponseError({ operation: read, status, contentType: null, problem: 'No.', retryAfterMs })

/** Returns the decision after a failure; the random number is 0.5. */
function ask(error: HostwrightError, call: Partial<Call> = {}, done = 1, budget = createRetryBudget()) {
  const platform = createFakePlatform(0)
  const whole = { operation: read, deadlineAt: 90_000, resend: false, ...call } as Call
  return decide(error, whole, { attempts: 3, baseMs: 500, capMs: 8_000 }, budget, done, platform)
}

test.each<[string, boolean, string]>([
  ['GET /v1/vps/servers', false, 'transient'],
  ['POST /v1/vps/servers', false, 'unsafe'],
  ['POST /v1/vps/servers', true, 'transient'],
  ['POST /v1/vps/servers/{uuid}/power/reboot', true, 'unsafe'],
  ['GET unknown', true, 'unsafe'],
])('after a lost response, %s is retried if that is safe (resend: %s): %s', (operation, resend, reason) => {
  expect(ask(lost, { operation, resend })).toMatchObject({ reason })
  const isKnown = operation !== 'GET unknown'
  expect(ask(limited, { operation, resend }).reason).toBe(isKnown ? 'asked' : 'unsafe')
  // A proxy can send a 429 without the API's error body for a request that it had already forwarded.
  const bare = reason === 'unsafe' ? 'unsafe' : 'asked'
  expect(ask(responded(429), { operation, resend }).reason).toBe(bare)
  expect(ask(responded(404), { operation, resend })).toEqual({ pauseMs: undefined, reason: 'rejected' })
})

test('the pause doubles with each attempt up to its cap, and is added to the API’s pause', () => {
  const retry = { operation: read }
  expect(ask(lost, retry, 1)).toEqual({ pauseMs: 250, reason: 'transient' })
  expect(ask(lost, retry, 2)).toEqual({ pauseMs: 500, reason: 'transient' })
  expect(ask(responded(429, 2_000), retry, 2)).toEqual({ pauseMs: 2_500, reason: 'asked' })
  expect(ask(lost, retry, 3)).toEqual({ pauseMs: undefined, reason: 'attempts' })
})

test('no retry is sent after a pause that ends exactly at the deadline', () => {
  expect(ask(lost, { deadlineAt: 250 })).toEqual({ pauseMs: undefined, reason: 'deadline' })
  expect(ask(lost, { deadlineAt: 251 })).toMatchObject({ pauseMs: 250 })
})

test('an attempt that was too late to be sent is not retried', () => {
  expect(ask(new TimeoutError(read, 10, 'Not sent: too late'))).toMatchObject({ reason: 'deadline' })
  expect(ask(new TimeoutError(read, 10))).toMatchObject({ reason: 'transient' })
})

test('a budget limits the retries of all calls, except those that the API asks for', () => {
  const budget = createRetryBudget()
  const reasons = Array.from({ length: 11 }, () => ask(lost, {}, 1, budget).reason)
  expect(reasons).toEqual([...Array.from({ length: 10 }, () => 'transient'), 'budget'])
  expect(ask(responded(429), {}, 1, budget)).toMatchObject({ reason: 'asked' })
  const fresh = createRetryBudget()
  for (let count = 0; count < 50; count += 1) ask(responded(429), {}, 1, fresh)
  expect(ask(lost, {}, 1, fresh)).toMatchObject({ reason: 'transient' })
})

test('ten calls earn one retry, up to ten retries', () => {
  const budget = createRetryBudget()
  for (let count = 0; count < 100; count += 1) budget.earn()
  for (let count = 0; count < 10; count += 1) expect(budget.spend()).toBe(true)
  expect(budget.spend()).toBe(false)
  for (let count = 0; count < 9; count += 1) budget.earn()
  expect(budget.spend()).toBe(false)
  budget.earn()
  expect([budget.spend(), budget.spend()]).toEqual([true, false])
})

test.each<[unknown, boolean]>([
  [lost, true],
  [new TimeoutError(read, 10), true],
  [responded(500), true],
  [responded(429), true],
  [responded(499), false],
  [Object.assign(new Error('another library'), { status: 503 }), false],
  [undefined, false],
])('%s is temporary: %s', (error, expected) => {
  expect(isTransient(error)).toBe(expected)
})
