import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createObserve } from '../transport/observe.ts'
import { createWaiting } from './create-waiting.ts'
import type { ReadOptions, Wait, WaitOptions } from './wait.ts'

type State = 'busy' | 'done' | 'broken'

const callDeadlineMs = 90_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(...states: readonly (State | Error)[]) {
  const platform = createFakePlatform()
  let reads = 0
  const given: ReadOptions[] = []
  const wait: Wait<State> = {
    goal: 'the job to be done',
    async read(options) {
      given.push(options)
      const state = states[Math.min(reads++, states.length - 1)]!
      if (state instanceof Error) throw state
      return state
    },
    isReached: (state) => state === 'done',
    isFailed: (state) => state === 'broken',
    intervalMs: 5_000,
    deadlineMs: 60_000,
  }
  const run = (options?: WaitOptions<State>): Promise<State> =>
    createWaiting(platform, undefined, callDeadlineMs, createObserve())(wait, options)
  return { run, wait, platform, given, reads: () => reads }
}

test('a goal that is reached already costs one read and no pause', async () => {
  const { run, platform, reads } = setUp('done')
  await expect(run()).resolves.toBe('done')
  expect([reads(), platform.sleeps]).toEqual([1, []])
})

test('a wait polls at each interval and reports each state', async () => {
  const { run, platform } = setUp('busy', 'busy', 'done')
  const seen: State[] = []
  await run({ onProgress: (state) => seen.push(state) })
  expect(seen).toEqual(['busy', 'busy', 'done'])
  expect(platform.sleeps).toEqual([5_000, 5_000])
})

test('a failed state ends the wait with its history when two reads show it', async () => {
  const { run, platform } = setUp('busy', 'busy', 'broken', 'broken')
  const start = platform.now()
  await expect(run()).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
    lastState: 'broken',
    message: 'Waited for the job to be done, but it can no longer be reached: the last state was "broken"',
    history: [
      { state: 'busy', at: new Date(start) },
      { state: 'broken', at: new Date(start + 10_000) },
    ],
  })
})

test('a single read of a failed state does not fail a wait, even with a failed read in between', async () => {
  await expect(setUp('busy', 'broken', 'busy', 'broken', 'done').run()).resolves.toBe('done')
  const lost = new ConnectionError('GET /x', new Error('reset'))
  await expect(setUp('broken', lost, 'broken').run()).rejects.toMatchObject({ reason: 'failed' })
})

test('isFailed gets the earlier states', async () => {
  const { wait, platform } = setUp('busy', 'broken', 'done')
  const isFailed = vi.fn<NonNullable<Wait<State>['isFailed']>>(() => false)
  await createWaiting(platform, undefined, callDeadlineMs, createObserve())({ ...wait, isFailed })
  expect(isFailed.mock.calls).toEqual([
    ['busy', []],
    ['broken', ['busy']],
  ])
})

test('a wait never sleeps beyond its deadline, and reads nothing after it', async () => {
  const { run, platform, reads } = setUp('busy')
  const start = platform.now()
  await expect(run({ deadlineMs: 12_000 })).rejects.toMatchObject({
    reason: 'deadline',
    lastState: 'busy',
    message: 'Waited for the job to be done, but the deadline passed: the last state was "busy"',
    history: [{ state: 'busy', at: new Date(start) }],
  })
  expect(platform.sleeps).toEqual([5_000, 5_000, 2_000])
  expect(reads()).toBe(3)
})

test('a read has the time that is left, and no more than any call of the client', async () => {
  const { run, given } = setUp('busy')
  await expect(run({ intervalMs: 40_000, deadlineMs: 120_000 })).rejects.toThrow('deadline')
  expect(given.map(({ deadlineMs }) => deadlineMs)).toEqual([90_000, 80_000, 40_000])
  expect(given.map(({ priority }) => priority)).toEqual(['wait', 'wait', 'wait']) // polls have the priority `wait`, so that the user's calls go first
})

test('a stalled read ends at the deadline of the wait, even if it ignores its signal', async () => {
  const { wait, platform } = setUp()
  let given: AbortSignal | undefined
  const stalling: Wait<State> = {
    ...wait,
    read: ({ signal }) => {
      given = signal
      return new Promise(() => {})
    },
  }
  const ended = vi.fn()
  void createWaiting(
    platform,
    undefined,
    callDeadlineMs,
    createObserve(),
  )(stalling, { deadlineMs: 1_000 }).catch(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({
      reason: 'deadline',
      history: [],
      cause: expect.objectContaining({ name: 'TimeoutError' }),
    }),
  )
  expect(given?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a read that gets 429 waits as long as the API asks', async () => {
  const { run, platform } = setUp('busy', rejection(429, 8_000), 'done')
  await expect(run()).resolves.toBe('done')
  expect(platform.sleeps).toEqual([5_000, 8_000])
})

test.each([55_000, 90_000])(
  'a 429 that asks for all the time that is left ends the wait immediately, and is its cause',
  async (ms) => {
    const asked = rejection(429, ms)
    const { run, platform } = setUp('busy', asked, 'done')
    await expect(run()).rejects.toMatchObject({
      reason: 'deadline',
      lastState: 'busy',
      cause: asked,
      message:
        'Waited for the job to be done, but the API allows no read before the deadline: the last state was "busy"',
    })
    expect(platform.sleeps).toEqual([5_000])
  },
)

test('a wait continues after a temporary failure', async () => {
  const { run, reads } = setUp('busy', new ConnectionError('GET /x', new Error('reset')), 'done')
  await expect(run()).resolves.toBe('done')
  expect(reads()).toBe(3)
})

test('at the deadline, the error has the failure as its cause if nothing was read', async () => {
  const failure = new ConnectionError('GET /x', new Error('reset'))
  await expect(setUp(failure).run()).rejects.toMatchObject({
    reason: 'deadline',
    cause: failure,
  })
})

test('a rejection ends the wait unchanged', async () => {
  const rejected = rejection(404)
  await expect(setUp('busy', rejected).run()).rejects.toBe(rejected)
})

test('an abort ends the wait with the caller’s reason', async () => {
  const stop = new AbortController()
  const { run, reads } = setUp('busy')
  await expect(run({ signal: stop.signal, onProgress: () => stop.abort('enough') })).rejects.toBe('enough')
  expect(reads()).toBe(1)
})

test('an abort takes precedence over a failed state at the same moment', async () => {
  const stop = new AbortController()
  let told = 0
  const onProgress = (): void => void (++told === 2 && stop.abort('enough'))
  await expect(setUp('broken').run({ signal: stop.signal, onProgress })).rejects.toBe('enough')
})

test('an aborted signal ends a wait without a read', async () => {
  const { run, reads } = setUp('done')
  await expect(run({ signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
  expect(reads()).toBe(0)
})

test('an abort during a read ends the wait immediately, and leaves no listener and no timer', async () => {
  const { wait, platform } = setUp()
  const { signal, abort, listeners } = createCountedSignal()
  const stalling: Wait<State> = { ...wait, read: () => new Promise(() => {}) }
  const ended = vi.fn()
  void createWaiting(platform, undefined, callDeadlineMs, createObserve())(stalling, { signal }).catch(ended)
  await settle()
  abort('enough')
  await settle()
  expect(ended).toHaveBeenCalledWith('enough')
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('a wait that went well leaves no listener and no timer', async () => {
  const { signal, listeners } = createCountedSignal()
  await setUp('busy', 'busy', 'done').run({ signal })
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('without an observer, there is nothing to report', async () => {
  const report = vi.spyOn(process, 'emitWarning').mockReturnValue()
  await setUp('busy', 'done').run()
  expect(report).not.toHaveBeenCalled()
  report.mockRestore()
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('No paper')
    },
  ],
  ['rejects', () => Promise.reject(new Error('No paper'))],
])('an observer that %s does not change the wait, and is reported once', async (_, onProgress) => {
  const report = vi.spyOn(process, 'emitWarning').mockReturnValue()
  await expect(setUp('busy', 'busy', 'done').run({ onProgress })).resolves.toBe('done')
  expect(report.mock.calls).toEqual([
    ['onProgress failed; the call is not affected, and this is reported once: Error', 'HostwrightWarning'],
  ])
  report.mockRestore()
})

test.each<[string, object, string]>([
  ['an interval', { intervalMs: Number.NaN }, 'intervalMs is NaN: give milliseconds'],
  ['a deadline', { deadlineMs: -1 }, 'deadlineMs is -1: give milliseconds'],
  ['a time for an attempt', { timeoutMs: 0 }, 'timeoutMs is 0: give milliseconds'],
  ['a signal', { signal: new AbortController() }, 'signal is not an AbortSignal: pass one'],
  ['an observer', { onProgress: 'log' }, 'onProgress is not a function: pass one'],
])('an invalid %s is rejected before the first read', async (_, options, message) => {
  const { run, reads } = setUp('done')
  await expect(run(options)).rejects.toThrow(message)
  await expect(run(options)).rejects.toMatchObject({ name: 'ConfigError' })
  expect(reads()).toBe(0)
})

/** Creates the API's rejection, with the pause that it asks for. */
function rejection(status: number, retryAfterMs?: number): ApiError {
  return new ApiError({
    status,
    code: status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'VPS_NOT_FOUND',
    message: 'No.',
    details: [],
    operation: 'GET /x',
    retryAfterMs,
    rateLimit: {
      limit: undefined,
      remaining: undefined,
      resetAt: undefined,
      concurrentLimit: undefined,
      concurrentRemaining: undefined,
    },
  })
}

/** Creates a signal that counts its listeners. */
function createCountedSignal() {
  const controller = new AbortController()
  const { signal } = controller
  const add = vi.spyOn(signal, 'addEventListener')
  const remove = vi.spyOn(signal, 'removeEventListener')
  return {
    signal,
    abort: (reason: unknown): void => controller.abort(reason),
    listeners: () => new Set(add.mock.calls.map(([, listener]) => listener)).size - remove.mock.calls.length,
  }
}

/** Lets all pending promises run; no time passes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
