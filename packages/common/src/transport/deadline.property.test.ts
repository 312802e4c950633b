import { array, assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { Fetch } from '../platform/fetch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const calls = array(
  record({
    afterMs: integer({ min: 0, max: 2_000 }),
    deadlineMs: integer({ min: 1, max: 3_000 }),
    abortsMs: option(integer({ min: 0, max: 3_000 }), { freq: 3 }),
    keyMs: integer({ min: 0, max: 400 }),
    respondsMs: integer({ min: 0, max: 4_000 }),
    status: constantFrom(200, 200, 429, 503),
  }),
  { minLength: 1, maxLength: 15 },
)
const pacing = option(
  record({ concurrent: integer({ min: 1, max: 3 }), perMinute: integer({ min: 1, max: 10 }) }),
  {
    nil: false as const,
  },
)

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('no request is sent after its deadline or abort, each call ends by its deadline, and no timer is left', async () => {
  const property = asyncProperty(calls, pacing, async (all, limits) => {
    // Timers of the test itself are counted, so that the test can tell whether the client leaves timers behind.
    let outside = 0
    const wait = async (ms: number): Promise<void> => {
      outside += 1
      await pass(ms)
      outside -= 1
    }

    const make = async ({ afterMs, deadlineMs, abortsMs, ...call }: (typeof all)[number]): Promise<void> => {
      await pass(afterMs)
      const stop = new AbortController()
      const added = vi.spyOn(stop.signal, 'addEventListener')
      const removed = vi.spyOn(stop.signal, 'removeEventListener')
      const start = performance.now()
      const deadlineAt = start + deadlineMs
      let abortedAt = Infinity
      const fetch: Fetch = async () => {
        expect(performance.now()).toBeLessThan(deadlineAt)
        expect(abortedAt).toBe(Infinity)
        await wait(call.respondsMs)
        return new Response('{}', { status: call.status, headers: { 'Retry-After': '1' } })
      }
      keys.push(call.keyMs)
      const abort = async (ms: number): Promise<void> => {
        await wait(ms)
        abortedAt = performance.now()
        stop.abort('enough')
      }
      if (abortsMs !== null) void abort(abortsMs)
      const headers = { 'x-call': String(makers.push(fetch) - 1) }
      await client.me({ signal: stop.signal, deadlineMs, headers }).catch(() => {})
      expect(performance.now()).toBeLessThanOrEqual(Math.min(deadlineAt + 1, Math.max(abortedAt, start)))
      const left = new Set(added.mock.calls.map(([, listener]) => listener))
      for (const [, listener] of removed.mock.calls) left.delete(listener)
      if (!stop.signal.aborted) expect(left.size).toBe(0)
    }

    const makers: Fetch[] = []
    const keys: number[] = []
    const client = createClient({
      baseUrl: 'https://api.example.com',
      apiKey: () => wait(keys.shift() ?? 0).then(() => 'key'),
      random: () => 0.5,
      fetch: (request) => makers[Number(request.headers.get('x-call'))]!(request),
      pacing: limits,
    })
    const made = Promise.allSettled(all.map(make)).then((outcomes) => [
      outcomes,
      vi.getTimerCount() - outside,
    ])
    await vi.advanceTimersByTimeAsync(20_000)
    const succeeded = all.map(() => ({ status: 'fulfilled', value: undefined }))
    expect(await made).toEqual([succeeded, 0])
  })
  await assert(property, { numRuns: 100 })
})
