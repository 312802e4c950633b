import { expect, test } from 'vitest'
import { createWindow } from './window.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const byClock = 'clock-in-japan'
const midnight = Date.parse('2026-10-01T00:00:00+09:00')

test('a minute of the clock begins with the minute, whenever its first request comes', () => {
  const window = createWindow(minuteMs, byClock)
  expect(window.used(midnight)).toBe(0)
  window.count(midnight + 59_000)
  window.count(midnight + 59_999)
  expect(window.used(midnight + 59_999)).toBe(2)
  expect(window.endsAt(midnight + 59_999)).toBe(midnight + minuteMs)
  expect(window.used(midnight + minuteMs)).toBe(0)
  window.count(midnight + minuteMs)
  expect(window.used(midnight + minuteMs)).toBe(1)
})

test('a day of the clock begins at midnight in Japan', () => {
  const window = createWindow(dayMs, byClock)
  window.count(midnight - 1)
  expect([window.used(midnight - 1), window.used(midnight)]).toEqual([1, 0])
  expect(window.endsAt(midnight - 1)).toBe(midnight)
  expect(window.endsAt(midnight)).toBe(midnight + dayMs)
})

test('a window of its own begins with its first request, and the next with the first after it', () => {
  const window = createWindow(minuteMs, 'first-request')
  const first = midnight + 30_000
  expect(window.endsAt(first)).toBe(first + minuteMs)
  window.count(first)
  window.count(first + minuteMs - 1)
  expect(window.used(first + minuteMs - 1)).toBe(2)
  expect(window.used(first + minuteMs)).toBe(0)
  window.count(first + 2 * minuteMs)
  expect(window.endsAt(first + 2 * minuteMs + 1)).toBe(first + 3 * minuteMs)
})
