import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { createTimers, type Timers } from './create-timers.ts'

async function setUp(): Promise<{ timers: Timers; passed: () => number; ended: () => number }> {
  const { clock } = await createSandbox({ speed: 0 })
  const start = clock.now()
  let ended = 0
  const timers = createTimers(clock.sleep, () => void ended++)
  return { timers, passed: () => clock.now() - start, ended: () => ended }
}

test('a timer of an hour takes an hour of the account, and no time', async () => {
  const { timers, passed } = await setUp()
  const values = await new Promise((resolve) =>
    timers.setTimeout((...args) => resolve(args), 3_600_000, 'a', 1),
  )
  expect(values).toEqual(['a', 1])
  expect(passed()).toBe(3_600_000)
  expect(timers.count()).toBe(0)
})

test('a timer that was cleared does nothing, and is over', async () => {
  const { timers, ended } = await setUp()
  let isCalled = false
  const timer = timers.setTimeout(() => (isCalled = true), 10)
  timers.clearTimeout(timer)
  await new Promise((resolve) => timers.setTimeout(() => resolve(undefined), 100))
  expect([isCalled, timers.count(), ended() >= 1]).toEqual([false, 0, true])
})

test('an interval goes on until it is cleared', async () => {
  const { timers, passed } = await setUp()
  let times = 0
  await new Promise<void>((resolve) => {
    const interval = timers.setInterval(() => {
      times += 1
      if (times < 3) return
      timers.clearTimeout(interval)
      resolve()
    }, 1_000)
  })
  expect([times, passed(), timers.count()]).toEqual([3, 3_000, 0])
})
