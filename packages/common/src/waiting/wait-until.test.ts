import { expect, test } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import { createFakeWorld } from '../testing/fake-world.ts'
import { createWaiting } from './create-waiting.ts'
import type { Wait, WaitOptions } from './wait.ts'

type State = 'busy' | 'done' | 'broken'

function setUp(...states: readonly (State | Error)[]) {
  const world = createFakeWorld()
  let reads = 0
  const wait: Wait<State> = {
    goal: 'the job to be done',
    async read() {
      const state = states[Math.min(reads++, states.length - 1)]!
      if (state instanceof Error) throw state
      return state
    },
    isReached: (state) => state === 'done',
    isFailed: (state) => state === 'broken',
    intervalMs: 5_000,
    deadlineMs: 60_000,
  }
  const run = (options?: WaitOptions<State>): Promise<State> => createWaiting(world, undefined)(wait, options)
  return { run, world, reads: () => reads }
}

test('a goal that is reached already costs one read and no pause', async () => {
  const { run, world, reads } = setUp('done')
  await expect(run()).resolves.toBe('done')
  expect([reads(), world.sleeps]).toEqual([1, []])
})

test('it reads at each interval and tells each state', async () => {
  const { run, world } = setUp('busy', 'busy', 'done')
  const seen: State[] = []
  await run({ onProgress: (state) => seen.push(state) })
  expect(seen).toEqual(['busy', 'busy', 'done'])
  expect(world.sleeps).toEqual([5_000, 5_000])
})

test('a state that cannot lead to the goal ends the wait with its history', async () => {
  const { run, world } = setUp('busy', 'busy', 'broken')
  const start = world.now()
  await expect(run()).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
    lastState: 'broken',
    message: 'Waited for the job to be done, but it ended otherwise: the last state was "broken"',
    history: [
      { state: 'busy', at: new Date(start) },
      { state: 'broken', at: new Date(start + 10_000) },
    ],
  })
})

test('it never sleeps past its deadline', async () => {
  const { run, world } = setUp('busy')
  await expect(run({ deadlineMs: 12_000 })).rejects.toMatchObject({ reason: 'deadline', lastState: 'busy' })
  expect(world.sleeps).toEqual([5_000, 5_000, 2_000])
})

test('a passing failure is no state: the wait goes on', async () => {
  const { run, reads } = setUp('busy', new ConnectionError('GET /x', new Error('reset')), 'done')
  await expect(run()).resolves.toBe('done')
  expect(reads()).toBe(3)
})

test('the deadline tells the failure when nothing could be read', async () => {
  const failure = new ConnectionError('GET /x', new Error('reset'))
  await expect(setUp(failure).run()).rejects.toMatchObject({
    reason: 'deadline',
    lastState: undefined,
    cause: failure,
  })
})

test('a refusal ends the wait as it is', async () => {
  const rateLimit = {
    limit: undefined,
    remaining: undefined,
    resetAt: undefined,
    concurrentLimit: undefined,
    concurrentRemaining: undefined,
  }
  const refusal = new ApiError({
    status: 404,
    code: 'VPS_NOT_FOUND',
    message: 'Gone.',
    details: [],
    operation: 'GET /x',
    retryAfterMs: undefined,
    rateLimit,
  })
  await expect(setUp('busy', refusal).run()).rejects.toBe(refusal)
})

test('an abort ends the wait with the caller’s reason', async () => {
  const stop = new AbortController()
  const { run, reads } = setUp('busy')
  await expect(run({ signal: stop.signal, onProgress: () => stop.abort('enough') })).rejects.toBe('enough')
  expect(reads()).toBe(1)
})

test('an interval that is none is refused before the first read', async () => {
  const { run, reads } = setUp('done')
  await expect(run({ intervalMs: Number.NaN })).rejects.toThrow('intervalMs is NaN: give milliseconds')
  expect(reads()).toBe(0)
})
