import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import { toPlatform } from './platform.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const hourMs = 3_600_000

/** Creates a client whose wall clock the test can move; the rest of its platform is real. */
function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const wall = { at: Date.UTC(2026, 0, 1), step: (ms: number) => void (wall.at += ms) }
  const { fetch, requests } = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    now: () => wall.at,
    fetch,
    ...options,
  })
  return { client, wall, requests }
}

test.each([
  ['back', -hourMs],
  ['forward', hourMs],
])('a wall clock that jumps %s an hour neither delays a call nor sends one too early', async (_, step) => {
  const { client, wall, requests } = setUp(
    Array.from({ length: 4 }, () => json({})),
    { pacing: { perMinute: 2 } },
  )
  await Promise.all([client.me(), client.me()])
  wall.step(step)
  const third = client.me()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_001)
  await third
  wall.step(step)
  await client.me()
})

test.each([
  ['back', -hourMs],
  ['forward', hourMs],
])('a pause of 2 s takes 2 s even if the wall clock jumps %s', async (_, step) => {
  const { client, wall, requests } = setUp(
    [rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }), json({})],
    {
      random: () => 0,
    },
  )
  const call = client.me()
  await vi.advanceTimersByTimeAsync(1_000)
  wall.step(step)
  await vi.advanceTimersByTimeAsync(999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2)
  await call
})

test('a deadline is not moved by a step of the wall clock', async () => {
  const { client, wall } = setUp([() => new Promise<Response>(() => {})])
  const call = expect(client.me({ deadlineMs: 1_000 })).rejects.toMatchObject({ name: 'TimeoutError' })
  wall.step(-hourMs)
  await vi.advanceTimersByTimeAsync(1_000)
  await call
})

test('if only `sleep` is replaced, a skipped pause counts as passed', async () => {
  const { monotonic, sleep } = toPlatform({ sleep: () => Promise.resolve() })
  const start = monotonic()
  await Promise.all([sleep(5_000), sleep(5_000)])
  expect(monotonic() - start).toBe(5_000)
  await sleep(1_000)
  expect(monotonic() - start).toBe(6_000)
})

test('if a replaced `sleep` really waits, the time counts once', async () => {
  const { monotonic, sleep } = toPlatform({
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const start = monotonic()
  const asleep = sleep(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await asleep
  expect(monotonic() - start).toBe(5_000)
})

test('with a replaced `now` and `sleep`, neither a frozen clock nor a jump distorts durations', async () => {
  await vi.advanceTimersByTimeAsync(1_000)
  let at = 5_000
  const { monotonic, sleep } = toPlatform({ now: () => at, sleep: async (ms) => void (at += ms) })
  const start = monotonic()
  await vi.advanceTimersByTimeAsync(700)
  expect(monotonic() - start).toBe(0)
  at += hourMs
  expect(monotonic() - start).toBe(0)
  await sleep(2_000)
  expect(monotonic() - start).toBe(2_000)
})

test('a clock with isMonotonic measures durations too', () => {
  let at = 0
  const now = Object.assign(() => at, { isMonotonic: true })
  const { monotonic } = toPlatform({ now })
  at = 70
  expect(monotonic()).toBe(70)
})

test('functions that are not given are the runtime’s', () => {
  vi.spyOn(Date, 'now').mockReturnValue(7)
  vi.spyOn(Math, 'random').mockReturnValue(0.25)
  const { now, random, monotonic } = toPlatform({})
  expect([now(), random()]).toEqual([7, 0.25])
  expect(monotonic()).toBe(performance.now())
  vi.restoreAllMocks()
})

test('given functions are used unchanged, also together with `sleep`', () => {
  const given = { now: () => 1, monotonic: () => 2, random: () => 3, sleep: async () => {} }
  expect(toPlatform(given)).toEqual(given)
})

test('a pause ends after its time or with an abort, and leaves no listener on the signal', async () => {
  const { sleep } = toPlatform({})
  const stop = new AbortController()
  const { signal } = stop
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  const woke = vi.fn()
  const asleep = sleep(1_000, signal).then(woke)
  await vi.advanceTimersByTimeAsync(999)
  expect(woke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asleep
  expect(remove.mock.calls).toEqual(add.mock.calls)
  const stopped = sleep(1_000, signal)
  stop.abort('enough')
  await expect(stopped).rejects.toBe('enough')
  await expect(sleep(1_000, signal)).rejects.toBe('enough')
  expect(vi.getTimerCount()).toBe(0)
})
