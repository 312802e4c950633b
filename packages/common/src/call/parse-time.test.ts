import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigError } from '../errors/config-error.ts'
import { japanTimeMs } from '../platform/japan-clock.ts'
import { parseTime } from './parse-time.ts'
import { toJapanTime } from './to-japan-time.ts'

test('a time without an offset is parsed as Japan time and formatted back unchanged', () => {
  const time = Date.UTC(2026, 2, 31, 15, 0, 1)
  expect(parseTime('expires_at', '2026-04-01 00:00:01')).toEqual(new Date(time))
  expect(japanTimeMs('2026-04-01 00:00:01')).toBe(time)
  expect(toJapanTime(new Date(time))).toBe('2026-04-01 00:00:01')
  expect(toJapanTime(time)).toBe('2026-04-01 00:00:01')
})

test('the day on which a domain was added is parsed as its start in Japan', () => {
  expect(parseTime('created_at', '2027-09-30')).toEqual(new Date('2027-09-29T15:00:00Z'))
  expect(japanTimeMs('2027-09-30')).toBeUndefined()
})

test('the last day of a contract is parsed as its end in Japan', () => {
  expect(parseTime('expiry_date', '2027-09-30')).toEqual(new Date('2027-09-30T15:00:00Z'))
  expect(parseTime('expiry_date', '2027-12-31')).toEqual(new Date('2027-12-31T15:00:00Z'))
})

test.each([
  ['2026-12-29T23:59:59+09:00', '2026-12-29T14:59:59Z'],
  ['2026-12-29T23:59:59Z', '2026-12-29T23:59:59Z'],
  ['2026-12-29T23:59:59.500-03:30', '2026-12-30T03:29:59.500Z'],
])('the time of a certificate, %s, is parsed with its own offset', (text, expected) => {
  expect(parseTime('expires_at', text)).toEqual(new Date(expected))
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
    const whole = Math.floor(date.getTime() / 1_000) * 1_000
    expect(parseTime('created_at', text).getTime()).toBe(whole)
    expect(parseTime('created_at', `${text.replace(' ', 'T')}+09:00`).getTime()).toBe(whole)
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
  '2026-02-30 00:00:01',
  '2026-04-01 24:00:00',
  '2026-02-30',
  '2026-02-30T00:00:01Z',
  '2026-04-01T00:00:01+9',
  '2026-04-01T00:00:01+99:00',
])('%o is rejected, and the error has the forms that are accepted', (text) => {
  const parse = (): Date => parseTime('expires_at', text)
  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow('give YYYY-MM-DD, YYYY-MM-DD HH:MM:SS, or ISO 8601 with an offset')
})

test.each(['name', 'constructor'])('%o is rejected as a property, with those that have a time', (name) => {
  expect(() => parseTime(name as 'created_at', '2027-09-30')).toThrow(
    'give created_at, expires_at, expiry_date, installed_at',
  )
})

test.each([new Date(Number.NaN), Number.NaN, Infinity, Date.UTC(10_000, 0, 1), Date.UTC(-1, 0, 1)])(
  '%o is rejected as a time of the API',
  (time) => {
    expect(() => toJapanTime(time)).toThrow(ConfigError)
  },
)
