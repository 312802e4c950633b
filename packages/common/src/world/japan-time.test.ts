import { expect, test } from 'vitest'
import { parseJapanTime, toJapanTime } from './japan-time.ts'

test('a time of the API is read as Japanese, nine hours ahead, and written as it was', () => {
  const time = Date.UTC(2026, 2, 31, 15, 0, 1)
  expect(parseJapanTime('2026-04-01 00:00:01')).toBe(time)
  expect(toJapanTime(time)).toBe('2026-04-01 00:00:01')
})

test.each([
  '',
  'soon',
  '2026-04-01',
  '2026-04-01T00:00:01',
  '2026-04-01 00:00:01.5',
  '2026-04-01 00:00:01 PM',
  'Wed 2026-04-01 00:00:01',
  '12026-04-01 00:00:01',
  '+002026-04-01 00:00:01',
  '2026-13-01 00:00:01',
])('%o is no time of the API', (text) => {
  expect(parseJapanTime(text)).toBeUndefined()
})
