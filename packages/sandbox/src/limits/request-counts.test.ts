import { expect, test } from 'vitest'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { createRequestCounts, type RequestCounts, secondsToWait, toHeaders } from './request-counts.ts'

const limits = { perMinute: 3, perDay: 5, concurrent: 2 }
const noon = Date.parse('2026-10-01T12:00:00+09:00')
const now = noon + 15_500
const create = (): RequestCounts => createRequestCounts('clock-in-japan')

function count(requests: RequestCounts, times: number, at: number = now): void {
  for (let n = 0; n < times; n++) {
    requests.minute.count(at)
    requests.day.count(at)
  }
}

test('a request waits for the end of the minute when it is used up, in whole seconds', () => {
  const requests = create()
  count(requests, 2)
  expect(secondsToWait(requests, limits, now)).toBeUndefined()
  count(requests, 1)
  expect(secondsToWait(requests, limits, now)).toBe(45)
  expect(secondsToWait(requests, limits, noon + 59_999)).toBe(1)
  expect(secondsToWait(requests, limits, noon + 60_000)).toBeUndefined()
})

test('a request waits for the end of the day if the daily limit is used up', () => {
  const requests = create()
  count(requests, 3, now - 60_000)
  count(requests, 2)
  expect(secondsToWait(requests, limits, now)).toBe(12 * 3_600 - 15)
})

test('a request waits a second if too many are in progress, because their ends are not known', () => {
  const requests = create()
  requests.open = 1
  expect(secondsToWait(requests, limits, now)).toBeUndefined()
  requests.open = 2
  expect(secondsToWait(requests, limits, now)).toBe(1)
})

test('the headers tell the limits, what is left, and when the minute ends', () => {
  const requests = create()
  count(requests, 1)
  requests.open = 1
  expect(toHeaders(requests, limits, now, chooseAssumptions())).toEqual({
    'X-RateLimit-Limit': '3',
    'X-RateLimit-Remaining': '2',
    'X-RateLimit-Reset': String((noon + 60_000) / 1000),
    'X-RateLimit-Concurrent-Limit': '2',
    'X-RateLimit-Concurrent-Remaining': '1',
  })
})

test.each([
  ['unix-seconds', String((noon + 60_000) / 1000)],
  ['seconds-from-now', '45'],
  ['unix-milliseconds', String(noon + 60_000)],
] as const)('the end of the minute can be written in %s', (unit, expected) => {
  const assume = chooseAssumptions({ 'rate-limit-reset-unit': unit })
  expect(toHeaders(create(), limits, now, assume)['X-RateLimit-Reset']).toBe(expected)
})

test('the remaining requests are never negative, even after a limit was lowered', () => {
  const requests = create()
  count(requests, 4)
  requests.open = 3
  expect(toHeaders(requests, limits, now, chooseAssumptions())).toMatchObject({
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Concurrent-Remaining': '0',
  })
})
