import { expect, test } from 'vitest'
import { parseDateTime, parseIsoTime, restOfMonth, toDateTime, toMonthEnd, toSameDay } from './japan-time.ts'

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
  '-000001-01-01 00:00',
  '+010000-01-01 00:00',
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

test('the current day is not part of the rest of the month if it is not counted', () => {
  expect(restOfMonth(Date.parse('2026-10-31T00:00:00+09:00'), false)).toBe(0)
  expect(restOfMonth(Date.parse('2026-10-01T00:00:00+09:00'), false)).toBe(30 / 31)
})

test.each([
  ['2026-10-15', 1, '2026-11-15'],
  ['2026-10-05', 3, '2027-01-05'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-10-31', 4, '2027-02-28'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(toSameDay(Date.parse(`${day}T12:00:00+09:00`), months)).toBe(expected)
})

test.each([
  '2026-10-01T12:00:00Z',
  '2026-10-01T12:00:00+09:00',
  '2026-10-01T12:00:00-04:30',
  '2026-10-01T12:00:00+23:59',
])('%s is a time with an offset', (text) => {
  expect(parseIsoTime(text)).toBe(Date.parse(text))
})

test.each([
  '2026-10-01T12:00:00',
  '2026-10-01 12:00:00Z',
  '2026-02-30T12:00:00Z',
  '2026-10-01T12:00:00+24:00',
  '2026-10-01T12:00:00+09:60',
  '2026-10-01T12:00:00.5Z',
  'x2026-10-01T12:00:00Z',
  '2026-10-01T12:00:00Zx',
  '',
])('the text “%s” is rejected', (text) => {
  expect(parseIsoTime(text)).toBeUndefined()
})

test.each(['x2026-10-01 00:00:00', '2026-10-01 00:00:00x'])('“%s” has something around its time', (text) => {
  expect(parseDateTime(text)).toBeUndefined()
})
