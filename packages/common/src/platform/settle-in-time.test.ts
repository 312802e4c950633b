import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ends, settleInTime } from './settle-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const controller = new AbortController()
  const { signal } = controller
  const listening = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const onEnd = vi.fn()
  let ends!: Ends<string>
  const begin = (given: Ends<string>) => ((ends = given), () => given.resolve('time is over'))
  const promise = settleInTime(1_000, signal, begin, onEnd)
  const left = () => [vi.getTimerCount(), listening.mock.calls.length - removed.mock.calls.length]
  return { promise, controller, ends, onEnd, left }
}

test('the work settles the promise', async () => {
  const { promise, ends, onEnd, left } = setUp()
  ends.resolve('done')
  expect([left(), onEnd.mock.calls]).toEqual([[0, 0], [[undefined]]])
  await expect(promise).resolves.toBe('done')
})

test('an abort rejects the promise immediately with the caller’s reason', async () => {
  const { promise, controller, onEnd, left } = setUp()
  controller.abort('enough')
  expect([left(), onEnd.mock.calls]).toEqual([[0, 0], [['enough']]])
  await expect(promise).rejects.toBe('enough')
})

test('after the time, the function that begin returned settles the promise', async () => {
  const { promise, left } = setUp()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(promise).resolves.toBe('time is over')
  expect(left()).toEqual([0, 0])
})

test('with an aborted signal, begin is not called', async () => {
  const begin = vi.fn()
  await expect(settleInTime(1_000, AbortSignal.abort('too late'), begin)).rejects.toBe('too late')
  expect(begin).not.toHaveBeenCalled()
})

test.each([new AbortController(), 'soon', { aborted: false }])(
  'for %o in place of a signal, no work begins whose end nobody could take',
  async (given) => {
    const begin = vi.fn<() => () => void>()
    const promise = settleInTime(1_000, given as unknown as AbortSignal, begin)
    await expect(promise).rejects.toThrow(/^signal is not an AbortSignal: pass one$/)
    expect(begin).not.toHaveBeenCalled()
  },
)
