import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginWork, type Work } from './work.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
    }),
)
afterEach(() => {
  // Vitest restores a spy on a fake timer after this, and would leave that timer to the next files.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (work: Work, ms = 90_000, signal?: AbortSignal): Promise<void> =>
  work.wait({ ms, toReason: () => new Error('late'), signal })

test('a call that waits goes on when the work ends, and no timer is left', async () => {
  const work = beginWork()
  const waiting = wait(work)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work.isOver()).toBe(false)
  work.end()
  await waiting
  expect([work.isOver(), vi.getTimerCount()]).toEqual([true, 0])
  await wait(work)
})

test('work whose caller has vanished from a worker is over after some seconds', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })
  const begin = vi.spyOn(globalThis, 'setInterval')
  const work = beginWork()
  const waiting = wait(work)
  clearInterval(begin.mock.results[0]!.value as number)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work.isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})

test('work goes on after the event loop was busy, or the machine slept, for longer than a caller of a worker is waited for', () => {
  const work = beginWork()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 600_000)
  expect(work.isOver()).toBe(false)
  work.end()
  expect(work.isOver()).toBe(true)
})

test('a wait ends at its time, and with its signal', async () => {
  const work = beginWork()
  const late = expect(wait(work, 500)).rejects.toThrow('late')
  const leaving = new AbortController()
  const left = expect(wait(work, 500, leaving.signal)).rejects.toBe('gone')
  leaving.abort('gone')
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all([late, left])
  work.end()
  expect(vi.getTimerCount()).toBe(0)
})
