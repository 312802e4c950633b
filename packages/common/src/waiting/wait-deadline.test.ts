import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createObserve } from '../transport/observe.ts'
import { createWaiting } from './create-waiting.ts'
import type { ReadOptions } from './wait.ts'

/**
 * Waits until the deadline for a goal that is never reached. Each read takes `readMs`; a sleep of `ms` takes
 * `toTaken(ms)`.
 */
async function waitInVain(times: {
  readonly deadlineMs: number
  readonly readMs?: number
  readonly toTaken?: (ms: number) => number
}) {
  const { deadlineMs, readMs = 0, toTaken = (ms) => ms } = times
  const time = createFakePlatform()
  const sleeps: number[] = []
  let reads = 0
  const platform = { ...time, sleep: (ms: number) => (sleeps.push(ms), time.sleep(toTaken(ms))) }
  const wait = {
    goal: 'the job to be done',
    async read() {
      reads += 1
      if (readMs > 0) await time.sleep(readMs)
      return 'busy'
    },
    isReached: () => false,
    intervalMs: 5_000,
    deadlineMs,
  }
  const error: unknown = await createWaiting(
    platform,
    undefined,
    90_000,
    createObserve(),
  )(wait).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    reason: 'deadline',
    message: 'Waited for the job to be done, but the deadline passed: the last state was "busy"',
  })
  return { reads, sleeps }
}

test('no pause follows a read that lasted until the deadline', async () => {
  expect(await waitInVain({ deadlineMs: 10_000, readMs: 10_000 })).toEqual({ reads: 1, sleeps: [] })
})

test.each([
  [5_000, 1],
  [12_000, 3],
])('a timer that fires early, at a deadline of %i ms, causes no further read', async (deadlineMs, reads) => {
  const toTaken = (ms: number): number => ms - 1
  expect(await waitInVain({ deadlineMs, toTaken })).toMatchObject({ reads })
})

test('a timer that fires at the deadline, or a little later, causes no further read', async () => {
  for (const ms of [10_000, 10_999])
    expect(await waitInVain({ deadlineMs: 10_000, toTaken: () => ms })).toEqual({ reads: 1, sleeps: [5_000] })
})

test.each([
  ['in a pause', 20_000],
  ['in the pause before its deadline', 5_000],
])('a wait whose process was frozen %s, until an hour later, reads once more', async (_, deadlineMs) => {
  const toTaken = (): number => 3_600_000
  expect(await waitInVain({ deadlineMs, toTaken })).toEqual({ reads: 2, sleeps: [5_000] })
})

test('a wait whose process was frozen during a read reads once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  const time = createFakePlatform()
  const reads: (number | undefined)[] = []
  const wait = {
    goal: 'the job to be done',
    read: ({ deadlineMs }: ReadOptions) =>
      reads.push(deadlineMs) > 1 ? Promise.resolve('done') : new Promise<string>(() => {}),
    isReached: (state: string) => state === 'done',
    intervalMs: 5_000,
    deadlineMs: 10_000,
  }
  const waiting = createWaiting(time, undefined, 90_000, createObserve())(wait)
  await vi.dynamicImportSettled()
  await time.sleep(3_600_000)
  clock.mockReturnValue(3_600_000)
  await vi.advanceTimersByTimeAsync(10_100)
  await expect(waiting).resolves.toBe('done')
  expect(reads).toEqual([10_000, 2_000])
})
