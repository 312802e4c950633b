import { expect, test } from 'vitest'
import { createRuns } from './create-runs.ts'

interface Work {
  readonly runs: ReturnType<typeof createRuns>
  readonly join: (signal?: AbortSignal) => Promise<unknown>
  readonly started: AbortSignal[]
  passLimit(): void
  finish(): void
  advance(ms: number): void
}

function setUp(): Work {
  const limits: (() => void)[] = []
  const started: AbortSignal[] = []
  let finish = (): void => {}
  let time = 0
  const runs = createRuns(
    () => new Promise((resolve) => limits.push(resolve)),
    () => time,
  )
  const start = (signal: AbortSignal): Promise<{ text: string; data: object }> => {
    started.push(signal)
    return new Promise((resolve, reject) => {
      finish = () => resolve({ text: 'done', data: {} })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  return {
    runs,
    started,
    join: (signal = new AbortController().signal) => runs.join('plan {}', signal, start, 60_000),
    passLimit: () => limits.splice(0).forEach((end) => end()),
    finish: () => finish(),
    advance: (ms) => void (time += ms),
  }
}

test('work that outlasts a call goes on, and the same call again returns its result', async () => {
  const { join, started, passLimit, finish } = setUp()
  const first = join()
  passLimit()
  expect(await first).toEqual({ progress: {} })
  const second = join()
  finish()
  expect(await second).toEqual({ text: 'done', data: {} })
  expect(started).toHaveLength(1)
})

test('a result that nobody has asked for in its time is not returned: the same call starts again', async () => {
  const { join, started, passLimit, finish, advance } = setUp()
  const first = join()
  passLimit()
  expect(await first).toEqual({ progress: {} })
  finish()
  await new Promise(setImmediate)
  advance(60_001)
  const second = join()
  expect(started).toHaveLength(2)
  finish()
  expect(await second).toEqual({ text: 'done', data: {} })
})

test('after its result was returned, the same call starts again', async () => {
  const { join, started, finish } = setUp()
  for (let round = 0; round < 2; round += 1) {
    const call = join()
    finish()
    await call
  }
  expect(started).toHaveLength(2)
})

test('cancelling a call ends its work', async () => {
  const { join, started } = setUp()
  const cancelled = new AbortController()
  const call = join(cancelled.signal)
  cancelled.abort(new Error('cancelled'))
  await expect(call).rejects.toThrow('cancelled')
  expect(started[0]!.aborted).toBe(true)
})

test('cancelling one of two calls leaves the work to the other', async () => {
  const { join, started, finish } = setUp()
  const cancelled = new AbortController()
  const first = join(cancelled.signal)
  const second = join()
  cancelled.abort(new Error('cancelled'))
  await expect(first).rejects.toThrow('cancelled')
  expect(started[0]!.aborted).toBe(false)
  finish()
  expect(await second).toEqual({ text: 'done', data: {} })
  expect(started).toHaveLength(1)
})

test('after a cancelled call, the same call starts again only once the cancelled work has ended', async () => {
  const runs = createRuns(
    () => new Promise(() => {}),
    () => 0,
  )
  const ends: (() => void)[] = []
  const start = (): Promise<{ text: string; data: object }> =>
    new Promise((resolve) => ends.push(() => resolve({ text: `run ${ends.length}`, data: {} })))
  const cancelled = new AbortController()
  const first = runs.join('apply {}', cancelled.signal, start)
  cancelled.abort(new Error('cancelled'))
  const second = runs.join('apply {}', new AbortController().signal, start)
  await Promise.resolve()
  expect(ends).toHaveLength(1)
  ends[0]!()
  await first
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!()
  expect(await second).toEqual({ text: 'run 2', data: {} })
})
