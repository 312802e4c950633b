import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigError } from '../errors/config-error.ts'
import { parseJapanTime, toJapanTime } from './japan-time.ts'
import { japanTimeMs } from '../platform/japan-clock.ts'

test('a time of the API is parsed as Japan time and formatted back unchanged', () => {
  const time = Date.UTC(2026, 2, 31, 15, 0, 1)
  expect(parseJapanTime('2026-04-01 00:00:01')).toEqual(new Date(time))
  expect(japanTimeMs('2026-04-01 00:00:01')).toBe(time)
  expect(toJapanTime(new Date(time))).toBe('2026-04-01 00:00:01')
  expect(toJapanTime(time)).toBe('2026-04-01 00:00:01')
})

test('a date is parsed as the start of that day in Japan', () => {
  expect(parseJapanTime('2027-09-30')).toEqual(new Date('2027-09-29T15:00:00Z'))
  expect(japanTimeMs('2027-09-30')).toBeUndefined()
})

test('any time is parsed back as it was formatted, without fractions of a second', () => {
  const moment = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T14:59:59.999Z'),
    noInvalidDate: true,
  })
  const property = fc.property(moment, (date) => {
    const text = toJapanTime(date)
    expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(parseJapanTime(text).getTime()).toBe(Math.floor(date.getTime() / 1_000) * 1_000)
  })
  fc.assert(property)
})

test.each([
  '',
  'soon',
  '2026-04-01T00:00:01',
  '2026-04-01 00:00:01.5',
  '2026-04-01 00:00:01 PM',
  'Wed 2026-04-01 00:00:01',
  '12026-04-01 00:00:01',
  '+002026-04-01 00:00:01',
  '2026-13-01 00:00:01',
])('%o cannot be formatted as a time of the API', (text) => {
  expect(japanTimeMs(text)).toBeUndefined()
  expect(() => parseJapanTime(text)).toThrow(ConfigError)
})

test.each(['soon', '2026-02-30 00:00:01', '2026-04-01 24:00:00', '2026-02-30'])('%o is no time', (text) => {
  expect(() => parseJapanTime(text)).toThrow(ConfigError)
  expect(() => parseJapanTime(text)).toThrow('give YYYY-MM-DD HH:MM:SS or YYYY-MM-DD')
})

test.each([new Date(Number.NaN), Number.NaN, Infinity, Date.UTC(10_000, 0, 1), Date.UTC(-1, 0, 1)])(
  '%o is rejected as a time of the API',
  (time) => {
    expect(() => toJapanTime(time)).toThrow(ConfigError)
  },
)
