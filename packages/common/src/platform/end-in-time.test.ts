import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { endInTime } from './end-in-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const late = new Error('late')
const toReason = (): Error => late

/** Creates a caller's signal that counts its listeners. */
function createCaller() {
  const caller = new AbortController()
  const { signal } = caller
  const listeners = new Map<unknown, string>()
  const { addEventListener, removeEventListener } = signal
  signal.addEventListener = (type: string, listener: never) => {
    listeners.set(listener, type)
    addEventListener.call(signal, type, listener)
  }
  signal.removeEventListener = (type: string, listener: never) => {
    if (listeners.get(listener) === type) listeners.delete(listener)
    removeEventListener.call(signal, type, listener)
  }
  return { caller, signal, listeners }
}

/** Creates work that the test ends by hand. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = vi.fn<(signal: AbortSignal, onArrival: () => void) => Promise<string>>(() => promise)
  return { work, resolve, reject, inner: () => work.mock.calls[0]![0] }
}

test('work that ends in time returns its result, and no timer or listener is left', async () => {
  const { signal, listeners } = createCaller()
  const { work, resolve, inner } = createWork()
  const ending = endInTime({ ms: 1_000, toReason, signal }, work)
  expect([vi.getTimerCount(), listeners.size]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(999)
  resolve('done')
  await expect(ending).resolves.toBe('done')
  await Promise.resolve()
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
  expect(inner().aborted).toBe(false)
})

test('work that fails rejects with its error, and no timer or listener is left', async () => {
  const { work, reject } = createWork()
  const ending = endInTime({ ms: 1_000, toReason, signal: undefined }, work)
  reject(new Error('refused'))
  await expect(ending).rejects.toThrow('refused')
  await Promise.resolve()
  expect(vi.getTimerCount()).toBe(0)
})

test('work that ignores its signal is ended when its time is over', async () => {
  const { signal, listeners } = createCaller()
  const { work, inner } = createWork()
  const ending = expect(endInTime({ ms: 1_000, toReason, signal }, work)).rejects.toBe(late)
  await vi.advanceTimersByTimeAsync(1_000)
  await ending
  expect(inner().reason).toBe(late)
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

test('without a signal, the time limit still applies', async () => {
  const ending = expect(endInTime({ ms: 5, toReason, signal: undefined }, createWork().work)).rejects.toBe(
    late,
  )
  await vi.advanceTimersByTimeAsync(5)
  await ending
})

test('an abort ends the work immediately with its reason', async () => {
  const { caller, signal, listeners } = createCaller()
  const { work, inner } = createWork()
  const ending = endInTime({ ms: 1_000, toReason, signal }, work)
  caller.abort('enough')
  await expect(ending).rejects.toBe('enough')
  expect(inner().reason).toBe('enough')
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0])
})

test('work is not begun when its caller has aborted', async () => {
  const { work } = createWork()
  const ending = endInTime({ ms: 1_000, toReason, signal: AbortSignal.abort('enough') }, work)
  await expect(ending).rejects.toBe('enough')
  expect(work).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('an abort while the work starts ends it too', async () => {
  const caller = new AbortController()
  const work = (): Promise<never> => (caller.abort('enough'), new Promise(() => {}))
  const { signal } = caller
  await expect(endInTime({ ms: 1_000, toReason, signal }, work)).rejects.toBe('enough')
  expect(vi.getTimerCount()).toBe(0)
})

test('if the work’s own timeout fires at the same time, its error is kept', async () => {
  const own = new Error('own')
  const work = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(own), 1_000))
  const ending = expect(endInTime({ ms: 1_000, toReason, signal: undefined }, work)).rejects.toBe(own)
  await vi.advanceTimersByTimeAsync(1_000)
  await ending
})

/** Starts work of a second in a process that is frozen for five, and wakes. */
async function startFrozen(work: ReturnType<typeof createWork>['work'], mayBeLate?: () => boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => {
    clock.mockRestore()
  })
  const ending = endInTime({ ms: 1_000, toReason, signal: undefined, mayBeLate }, work)
  const seen = vi.fn()
  void ending.then(seen, seen)
  clock.mockReturnValue(5_000)
  await vi.advanceTimersByTimeAsync(1_000)
  return { ending, seen }
}

test('a result that lay there while the process was frozen is returned', async () => {
  const { work, resolve } = createWork()
  const { ending } = await startFrozen(work)
  await vi.advanceTimersByTimeAsync(90)
  resolve('lay there')
  await expect(ending).resolves.toBe('lay there')
  expect(vi.getTimerCount()).toBe(0)
})

test('after a freeze, work that reports nothing ends when the process has run for 100 ms', async () => {
  const { work } = createWork()
  const { seen } = await startFrozen(work)
  await vi.advanceTimersByTimeAsync(90)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toHaveBeenCalledExactlyOnceWith(late)
  expect(vi.getTimerCount()).toBe(0)
})

test('after a freeze, work goes on while parts of its result arrive, for 2 s at most', async () => {
  const { work } = createWork()
  const { seen } = await startFrozen(work)
  const onArrival = work.mock.calls[0]![1]
  for (let ms = 0; ms < 1_980; ms += 90) {
    onArrival()
    await vi.advanceTimersByTimeAsync(90)
    expect(seen).toHaveBeenCalledTimes(0)
  }
  await vi.advanceTimersByTimeAsync(20)
  expect(seen).toHaveBeenCalledExactlyOnceWith(late)
})

test('after a freeze, work whose result counts only in time ends immediately', async () => {
  const { seen } = await startFrozen(createWork().work, () => false)
  expect(seen).toHaveBeenCalledExactlyOnceWith(late)
})
