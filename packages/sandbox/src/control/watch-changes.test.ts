import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventLog } from '../events/event-log.ts'
import { setUpWorld } from '../testing/set-up-world.ts'
import { startAt } from '../testing/set-up.ts'
import { createClock } from '../time/clock.ts'
import { createChangeWatch } from './watch-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Creates a watch, and a function that returns how many changes it has found. */
function setUpWatch(speed: number) {
  vi.advanceTimersByTime(5_000)
  const { store, journal } = setUpWorld()
  const clock = createClock({ speed, startAt })
  const events = createEventLog()
  const settings = { limits: {}, log: {}, faults: 0, world: '' }
  const look = createChangeWatch({ clock, store, journal }, () => settings, events)
  const countChanges = () => {
    look()
    return events.last()
  }
  return { clock, countChanges }
}

test.each([0.5, 1, 2, 60])('a clock that runs at the speed %d is no change', (speed) => {
  const { countChanges } = setUpWatch(speed)
  for (const ms of [10_000, 1, 86_400_000]) {
    vi.advanceTimersByTime(ms)
    expect(countChanges()).toBe(0)
  }
})

test.each([
  [0.5, 500],
  [1, 500],
  [2, 1_000],
])('at the speed %d, moving the clock by more than %i ms is a change', async (speed, mostMs) => {
  const { clock, countChanges } = setUpWatch(speed)
  vi.advanceTimersByTime(10_000)
  await clock.advance(mostMs)
  expect(countChanges()).toBe(0)
  await clock.advance(mostMs + 1)
  expect(countChanges()).toBe(1)
  expect(countChanges()).toBe(1)
})
