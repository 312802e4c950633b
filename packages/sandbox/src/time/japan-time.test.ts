import { expect, test } from 'vitest'
import { parseDateTime, restOfMonth, toDateTime, toMonthEnd } from './japan-time.ts'

test('times are written in Japan time and read back', () => {
  const at = Date.parse('2026-12-31T15:00:00Z')
  expect(toDateTime(at)).toBe('2027-01-01 00:00:00')
  expect(parseDateTime('2027-01-01 00:00:00')).toBe(at)
})

test.each([
  '2026-02-30 00:00:00',
  '2026-10-01',
  '2026-10-01T00:00:00',
  '2026-10-01 24:00:00',
  '2026-13-01 00:00:00',
  '',
])('%j is no time', (text) => expect(parseDateTime(text)).toBeUndefined())

test('a contract ends on the last day of a month', () => {
  const at = Date.parse('2026-10-31T23:00:00+09:00')
  expect(toMonthEnd(at, 0)).toBe('2026-10-31')
  expect(toMonthEnd(at, 1)).toBe('2026-11-30')
  expect(toMonthEnd(at, 16)).toBe('2028-02-29')
})

test('the rest of a month counts its days in Japan, today included', () => {
  expect(restOfMonth(Date.parse('2026-10-01T00:00:00+09:00'), true)).toBe(1)
  expect(restOfMonth(Date.parse('2026-10-31T23:59:59+09:00'), true)).toBe(1 / 31)
  expect(restOfMonth(Date.parse('2026-10-31T15:00:00Z'), true)).toBe(1)
})
