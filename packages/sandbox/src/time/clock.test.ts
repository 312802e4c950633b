import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClock } from './clock.ts'
import { whenIdle } from './when-idle.ts'

test('a frozen clock stands still until it is moved', async () => {
  const clock = createClock({ speed: 0, startAt: 1_000 })
  expect(clock.now()).toBe(1_000)
  await clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(clock.now()).toBe(1_000 + 93_784_000)
  await clock.advance(500)
  expect(clock.now()).toBe(1_000 + 93_784_500)
})

test('a clock begins with its start, whenever it is made, and goes on at its speed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(5_000)
  const clock = createClock({ speed: 60, startAt: 1_000 })
  expect(clock.now()).toBe(1_000)
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(61_000)
  clock.freeze()
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(61_000)
  clock.resume()
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(62_000)
})

test('a clock that is let go at no speed is frozen, and moved for those who sleep on it', async () => {
  const { now, sleep, resume } = createClock({ speed: 0, startAt: 0 })
  const sleeping = sleep(1_000)
  resume(0)
  await sleeping
  expect(now()).toBe(1_000)
})

test('a sleep leaves no listener behind, however it ends', async () => {
  const { sleep } = createClock({ speed: 0, startAt: 0 })
  const { signal } = new AbortController()
  await sleep(1_000, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a sleep of many weeks is made of timers that a platform has', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stop = new AbortController()
  const sleeping = createClock({ speed: 1, startAt: 0 }).sleep(60 * 86_400_000, stop.signal)
  const longest = started.mock.calls.map(([, ms]) => ms)
  started.mockRestore()
  stop.abort('enough')
  await expect(sleeping).rejects.toBe('enough')
  expect(longest).toEqual([2 ** 31 - 1])
})

test('sleeping on a frozen clock moves it', async () => {
  const { now, sleep } = createClock({ speed: 0, startAt: 0 })
  await sleep(3_600_000)
  expect(now()).toBe(3_600_000)
})

test('many sleep on a frozen clock side by side: each wakes when its time has come, and before it goes on', async () => {
  const { now, sleep } = createClock({ speed: 0, startAt: 0 })
  const woken: [number, number][] = []
  const stop = new AbortController()
  const sleepTwice = async (ms: number): Promise<void> => {
    for (const part of [ms, 2 * ms]) {
      await sleep(part)
      woken.push([part, now()])
    }
  }
  const given = sleep(9, stop.signal).catch((reason: unknown) => woken.push([Number(reason), now()]))
  await Promise.all([sleepTwice(50), sleepTwice(20), sleep(7).then(() => stop.abort(-1)), given])
  expect(woken).toEqual([
    [-1, 7],
    [20, 20],
    [50, 50],
    [40, 60],
    [100, 150],
  ])
})

test('sleepers of a frozen clock continue to sleep when it is resumed, without moving it', async () => {
  const clock = createClock({ speed: 0, startAt: 0 })
  const stop = new AbortController()
  const sleeping = clock.sleep(3_600_000, stop.signal)
  clock.resume(1)
  clock.freeze()
  await new Promise((resolve) => setImmediate(resolve))
  expect(clock.now()).toBeLessThan(3_600_000)
  stop.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
})

test('a fast clock wakes a sleeper after a fraction of its time', async () => {
  const { now, sleep } = createClock({ speed: 1_000_000, startAt: 0 })
  await sleep(60_000)
  expect(now()).toBeGreaterThanOrEqual(60_000)
})

test('moving a running clock wakes those whose time has come, and no others', async () => {
  const clock = createClock()
  const woken: string[] = []
  const stop = new AbortController()
  const short = clock.sleep(60_000).then(() => woken.push('short'))
  const long = clock.sleep(3_600_000, stop.signal).catch(() => woken.push('given up'))
  await clock.advance({ minutes: 2 })
  await short
  expect(woken).toEqual(['short'])
  stop.abort()
  await long
  expect(woken).toEqual(['short', 'given up'])
})

test.each([0, 1])('an abort ends a sleep with its own reason (speed %d)', async (speed) => {
  const clock = createClock({ speed })
  const reason = new Error('enough')
  await expect(clock.sleep(1_000, AbortSignal.abort(reason))).rejects.toBe(reason)
  const stop = new AbortController()
  const sleeping = clock.sleep(3_600_000, stop.signal)
  stop.abort(reason)
  await expect(sleeping).rejects.toBe(reason)
})

test('time cannot go back, and options that make no sense are rejected', async () => {
  const clock = createClock()
  await expect(clock.advance(-1)).rejects.toThrow(/only goes forward/)
  await expect(clock.advance({ minutes: Number.NaN })).rejects.toThrow(RangeError)
  expect(() => createClock({ speed: -1 })).toThrow(/speed is -1/)
  expect(() => createClock({ startAt: Number.NaN })).toThrow(/startAt/)
})

test('a clock that cannot be moved or sped up goes on as it was', async () => {
  const clock = createClock({ speed: 0, startAt: 1_000 })
  await expect(clock.advance({ days: 1e8 })).rejects.toThrow(/year 8999/)
  await expect(clock.advance({ minutes: '3' as unknown as number })).rejects.toThrow(/minutes is 3/)
  await expect(clock.advance(Number.POSITIVE_INFINITY)).rejects.toThrow(RangeError)
  await expect(clock.sleep(1e300)).rejects.toThrow(RangeError)
  expect(() => clock.resume(1e300)).toThrow(/speed is 1e\+300/)
  expect([clock.now(), clock.speed()]).toEqual([1_000, 0])
  await clock.advance({ minutes: 3 })
  expect(clock.now()).toBe(181_000)
})

test('a fast clock stops where dates end', async () => {
  const end = Date.UTC(9000, 0, 1)
  const clock = createClock({ speed: 1_000_000, startAt: end - 1 })
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(clock.now()).toBe(end)
})

test('a clock is frozen with its sleepers, and they sleep on when it goes again', async () => {
  const clock = createClock({ startAt: 0 })
  let isAwake = false
  const sleeping = clock.sleep(60_000).then(() => (isAwake = true))
  clock.freeze()
  const frozenAt = clock.now()
  await clock.advance({ seconds: 30 })
  expect([clock.now() - frozenAt, clock.speed(), isAwake]).toEqual([30_000, 0, false])
  clock.resume(1_000_000)
  await sleeping
  expect(clock.now()).toBeGreaterThanOrEqual(60_000)
  expect(() => clock.resume(-1)).toThrow(/speed is -1/)
})

test('a frozen clock moves for a later sleep too, when nobody has slept for a while', async () => {
  const { now, sleep } = createClock({ speed: 0, startAt: 0 })
  for (const wakeAt of [1_000, 2_000, 3_000]) {
    await sleep(1_000)
    expect(now()).toBe(wakeAt)
    for (let times = 0; times < 5; times++) await new Promise<void>(whenIdle)
  }
})

test('a sleep has one timer, and none while its clock is frozen and after it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = createClock({ speed: 1, startAt: 0 })
  const stop = new AbortController()
  const stopped = clock.sleep(60_000, stop.signal)
  await clock.advance({ seconds: 1 })
  expect(vi.getTimerCount()).toBe(1)
  clock.freeze()
  expect(vi.getTimerCount()).toBe(0)
  clock.resume()
  expect(vi.getTimerCount()).toBe(1)
  stop.abort('enough')
  await expect(stopped).rejects.toBe('enough')
  expect(vi.getTimerCount()).toBe(0)
})
