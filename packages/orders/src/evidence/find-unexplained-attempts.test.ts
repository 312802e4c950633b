import type { SentRequest } from '@hostwright/common'
import { expect, test } from 'vitest'
import { entry, minute, ordered } from '../testing/account-scene.ts'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import { type Attempt, fits, listAttempts, mayFit } from './find-unexplained.ts'

const horizonMs = 15 * minute
const skewMs = 2 * minute

function attemptOf(request: SentRequest, isProven = false): Attempt | undefined {
  const record = createRecord({ requests: [request] })
  return listAttempts([record], 'key', horizonMs, new Set(isProven ? [record] : []))[0]
}

const open = createOrderRequest({ from: ordered, leftBy: ordered + minute })
const executed = { ...open, to: ordered + 2 * minute, status: 200, result: 'executed' } as const

test('an open order can have its entry from its leaving until the horizon is over', () => {
  expect(attemptOf(open)).toEqual({
    request: open,
    from: ordered,
    to: ordered + minute + horizonMs,
    isExecuted: false,
    mayBeSuccess: false,
    isOpen: true,
    isPending: true,
  })
})

test('a request with a response has its entry before the response arrived', () => {
  expect(attemptOf(executed)).toEqual({
    request: executed,
    from: ordered,
    to: ordered + 2 * minute,
    isExecuted: true,
    mayBeSuccess: true,
    isOpen: false,
    isPending: false,
  })
})

test('a request whose times are not known can have any entry', () => {
  const whenever = { from: null, leftBy: null, to: null }
  expect(attemptOf({ ...open, ...whenever })).toMatchObject({ from: -Infinity, to: Infinity })
  expect(attemptOf({ ...executed, ...whenever })).toMatchObject({ from: -Infinity, to: Infinity })
})

test('a rejected request, and one of another key, is no attempt', () => {
  expect(attemptOf({ ...open, result: 'rejected' })).toBeUndefined()
  expect(attemptOf({ ...open, keyId: 'another' })).toBeUndefined()
})

test('an open order is a success if its contract proves it; a dry run is not', () => {
  expect(attemptOf(open, true)).toMatchObject({ mayBeSuccess: true, isOpen: true, isExecuted: false })
  expect(attemptOf({ ...open, kind: 'dry-run' }, true)).toMatchObject({ mayBeSuccess: false, isOpen: true })
})

test.each([
  [200, true],
  [299, true],
  [302, false],
  [400, false],
  [500, false],
  [null, false],
])('a dry run whose response (%o) could not be read may be a success: %s', (status, mayBeSuccess) => {
  const dryRun = { ...open, kind: 'dry-run', status } as const
  expect(attemptOf(dryRun)).toMatchObject({ mayBeSuccess, isOpen: true })
  expect(attemptOf({ ...open, status })).toMatchObject({ mayBeSuccess: false })
})

test('the attempts of all records are listed', () => {
  const record = createRecord({ requests: [createDryRun(), open] })
  expect(listAttempts([record, record], 'key', horizonMs)).toHaveLength(4)
})

const failed = attemptOf(open)!
const confirmed = attemptOf(executed)!

test.each<[string, number, number, Attempt, boolean]>([
  ['a success at the earliest', ordered - skewMs, 200, confirmed, true],
  ['a success too early', ordered - skewMs - 1_000, 200, confirmed, false],
  ['a success at the latest', ordered + 2 * minute + skewMs, 200, confirmed, true],
  ['a success too late', ordered + 2 * minute + skewMs + 1_000, 200, confirmed, false],
  ['a failure and an order with a response', ordered, 500, confirmed, false],
  ['a failure and an open order', ordered, 500, failed, true],
  ['a failure at the end of the horizon', ordered + minute + horizonMs + skewMs, 504, failed, true],
  ['a failure after it', ordered + minute + horizonMs + skewMs + 1_000, 504, failed, false],
  ['a success and an open order', ordered, 200, failed, false],
  ['a success and an open order that is proven', ordered, 200, attemptOf(open, true)!, true],
  ['a failure and an open order that is proven', ordered, 500, attemptOf(open, true)!, true],
  ['a rejection', ordered, 409, failed, false],
])('%s', (_, at, status, attempt, expected) => {
  expect(fits(entry(at, status), attempt)).toBe(expected)
})

test('an entry whose time cannot be read fits nothing, however little is known of a request', () => {
  const whenever = attemptOf({ ...executed, from: null, to: null })!
  expect(fits(entry(ordered), whenever)).toBe(true)
  expect(fits({ ...entry(ordered), created_at: 'yesterday' }, whenever)).toBe(false)
})

test.each<[string, number, Attempt, boolean]>([
  ['a success', 200, failed, true],
  ['a failure', 500, failed, true],
  ['a rejection', 409, failed, false],
  ['a failure of another request', 500, confirmed, false],
])('an open order that was sent at the same time may explain %s (%i): %s', (_, status, attempt, expected) => {
  expect(mayFit(entry(ordered, status), attempt)).toBe(expected)
})
