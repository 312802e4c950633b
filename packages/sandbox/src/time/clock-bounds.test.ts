import { expect, test } from 'vitest'
import { highestSpeed, lastMoment, longestMs, momentAfter, parseSpeed, parseStart } from './clock-bounds.ts'

test('the bounds are what they are said to be', () => {
  expect(new Date(lastMoment).toISOString()).toBe('9000-01-01T00:00:00.000Z')
  expect(longestMs / 86_400_000).toBe(36_500)
})

test.each([0, 0.5, 1, highestSpeed])('a clock can go %d times as fast', (speed) => {
  expect(parseSpeed(speed)).toBe(speed)
})

test.each([-0.1, highestSpeed + 1, NaN, '1', null])('a clock cannot go %s times as fast', (speed) => {
  expect(() => parseSpeed(speed as number)).toThrow(`speed is ${speed}: give 0 or more, and at most 1000000`)
})

test('a clock begins at the epoch at the earliest, and at its last moment at the latest', () => {
  expect([parseStart(0), parseStart(lastMoment)]).toEqual([0, lastMoment])
  for (const wrong of [-1, lastMoment + 1, NaN, '0'])
    expect(() => parseStart(wrong as number)).toThrow(
      `startAt is ${wrong}: give milliseconds since the epoch`,
    )
})

test('the parts of a duration add up', () => {
  expect(momentAfter(7, 5)).toBe(12)
  expect(momentAfter(7, {})).toBe(7)
  expect(momentAfter(0, { days: 1, hours: 2, minutes: 3, seconds: 4 })).toBe(93_784_000)
  expect(momentAfter(lastMoment - 1, 1)).toBe(lastMoment)
})

test.each<[duration: unknown, message: string]>([
  [-1, 'cannot be moved by -1 ms: it only goes forward'],
  [NaN, 'cannot be moved by NaN ms: it only goes forward'],
  [lastMoment, `cannot be moved by ${lastMoment} ms: it ends with the year 8999`],
  [{ minutes: -1 }, 'minutes is -1: the clock only goes forward'],
  [{ seconds: '3' }, 'seconds is 3: the clock only goes forward'],
  [{ minute: 1 }, 'duration has minute: give days, hours, minutes, seconds, or a number of milliseconds'],
])('a clock is not moved by %j', (duration, message) => {
  expect(() => momentAfter(1, duration as number)).toThrow(message)
})
