import { AsyncLocalStorage } from 'node:async_hooks'
import { array, assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { Fetch } from '../platform/fetch.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  watchTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

/** Waits in a timer that does not count as one of the client. */
const pass = (ms: number): Promise<void> =>
  ofClient.exit(() => new Promise((resolve) => setTimeout(resolve, ms)))

// Other files of the process may leave work behind that sets timers later, so only those of the client are counted.
const ofClient = new AsyncLocalStorage<Set<unknown>>()

/** Keeps the running timers that are set on behalf of `ofClient`. */
function watchTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const owners = new Map<unknown, Set<unknown>>()
  const end = (timer: unknown): void => {
    owners.get(timer)?.delete(timer)
    owners.delete(timer)
  }
  vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) => {
    const timer: unknown = set(() => {
      end(timer)
      callback()
    }, ms)
    const own = ofClient.getStore()
    if (own !== undefined) owners.set(timer, own.add(timer))
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    end(timer)
    clear(timer)
  })
}

test('no request is sent after its deadline or abort, each call ends by its deadline, and no timer is left', async () => {
  const property = asyncProperty(calls, pacing, async (all, limits) => {
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
        await pass(call.respondsMs)
        return new Response('{}', { status: call.status, headers: { 'Retry-After': '1' } })
      }
      keys.push(call.keyMs)
      const abort = async (ms: number): Promise<void> => {
        await pass(ms)
        abortedAt = performance.now()
        stop.abort('enough')
      }
      if (abortsMs !== null) void abort(abortsMs)
      const headers = { 'x-call': String(makers.push(fetch) - 1) }
      await ofClient
        .run(timers, () => client.me({ signal: stop.signal, deadlineMs, headers }))
        .catch(() => {})
      expect(performance.now()).toBeLessThanOrEqual(Math.min(deadlineAt + 1, Math.max(abortedAt, start)))
      const left = new Set(added.mock.calls.map(([, listener]) => listener))
      for (const [, listener] of removed.mock.calls) left.delete(listener)
      if (!stop.signal.aborted) expect(left.size).toBe(0)
    }

    const timers = new Set<unknown>()
    const makers: Fetch[] = []
    const keys: number[] = []
    const client = createClient({
      baseUrl: 'https://api.example.com',
      apiKey: () => pass(keys.shift() ?? 0).then(() => 'key'),
      random: () => 0.5,
      fetch: (request) => makers[Number(request.headers.get('x-call'))]!(request),
      pacing: limits,
    })
    const made = Promise.allSettled(all.map(make)).then((outcomes) => [outcomes, timers.size])
    await vi.advanceTimersByTimeAsync(20_000)
    const succeeded = all.map(() => ({ status: 'fulfilled', value: undefined }))
    expect(await made).toEqual([succeeded, 0])
  })
  await assert(property, { numRuns: 100 })
})
