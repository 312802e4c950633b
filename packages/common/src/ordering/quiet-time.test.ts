import { expect, test } from 'vitest'
import { measureQuiet } from './quiet-time.ts'

const minute = 60_000
const clocks = { now: () => 100 * minute, monotonic: () => 50 * minute }
const sent = { at: 80 * minute, apiAt: 70 * minute, withinMs: 2 * minute }

test('the clock of the process that sent the order decides', () => {
  expect(measureQuiet(clocks, { sent }, 20 * minute, 72 * minute)).toEqual({
    quietMs: 30 * minute,
    logWentOnMs: 0,
  })
})

test.each([
  ['the API’s log', 80 * minute, 8 * minute],
  ['the wall clock', 100 * minute, 18 * minute],
])('another process waits for the later of its clock and the API’s time: %s', (_, apiNow, quietMs) => {
  expect(measureQuiet(clocks, { sent }, undefined, apiNow)).toEqual({
    quietMs,
    logWentOnMs: apiNow - 72 * minute,
  })
})

test('a clock that stood still counts less than the two that agree', () => {
  expect(measureQuiet(clocks, { sent }, 50 * minute, 100 * minute).quietMs).toBe(18 * minute)
})

test('an order that is in progress is not quiet, and time never runs backwards', () => {
  expect(measureQuiet(clocks, { sent }, Infinity, 60 * minute)).toEqual({
    quietMs: 0,
    logWentOnMs: -12 * minute,
  })
})

test('where the API’s time is not known, no other clock stands in for it', () => {
  const unknown = { quietMs: 0, logWentOnMs: 0 }
  expect(measureQuiet(clocks, { sent }, undefined, null)).toEqual(unknown)
  expect(measureQuiet(clocks, { sent: { ...sent, apiAt: null } }, undefined, 90 * minute)).toEqual(unknown)
  expect(measureQuiet(clocks, { sent }, 20 * minute, null).quietMs).toBe(30 * minute)
})
