import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { Leaving } from '../call/wire.ts'
import { createMemoryStore } from '../pacing/memory-store.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Fetch } from '../platform/fetch.ts'
import { rejection } from '../testing/scripted-fetch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const notSent = { name: 'TimeoutError', sent: false }

function setUp(options: ClientOptions = {}) {
  const fetch = vi.fn<Fetch>(() => new Promise(() => {}))
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    random: () => 0,
    fetch,
    ...options,
  })
  return { client, fetch }
}

/** Expects a call to be rejected with this error after exactly `ms` milliseconds. */
async function expectRejection(call: Promise<unknown>, ms: number, expected: object): Promise<void> {
  const ended = vi.fn()
  const outcome = call.catch((error: unknown) => (ended(), error))
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
  expect(await outcome).toMatchObject(expected)
}

test('a call that finds all slots taken by calls that hang ends at its deadline, and is not sent', async () => {
  const { client, fetch } = setUp({ retry: false })
  const hanging = Promise.allSettled(Array.from({ length: 5 }, () => client.me({ timeoutMs: 3_000 })))
  await expectRejection(client.me({ deadlineMs: 500 }), 500, {
    ...notSent,
    message: 'Not sent: no slot was free before the deadline (GET /v1/me)',
  })
  expect(fetch).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(3_000)
  await hanging
  expect(fetch).toHaveBeenCalledTimes(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('a call ends at its deadline if the store never responds', async () => {
  const store = { take: () => new Promise<never>(() => {}), release: () => {} }
  const { client, fetch } = setUp({ pacing: { store } })
  await expectRejection(client.me({ deadlineMs: 500 }), 500, notSent)
  expect(fetch).not.toHaveBeenCalled()
})

test('a slot that is granted after the deadline is released, and nothing is sent', async () => {
  const inner = createMemoryStore()
  const released = vi.fn()
  const { client, fetch } = setUp({
    pacing: {
      store: {
        take: async (...args) => {
          await new Promise((resolve) => setTimeout(resolve, 700))
          return inner.take(...args)
        },
        release: released,
      },
    },
  })
  await expectRejection(client.me({ deadlineMs: 500 }), 500, notSent)
  await vi.advanceTimersByTimeAsync(200)
  expect(released).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
})

test('a key that is returned after the deadline is not used', async () => {
  const { client, fetch } = setUp({
    apiKey: () => new Promise((resolve) => setTimeout(() => resolve('key'), 700)),
  })
  await expectRejection(client.me({ deadlineMs: 500 }), 500, {
    ...notSent,
    message: 'Not sent: the API key took longer than 500 ms (GET /v1/me)',
  })
  await vi.advanceTimersByTimeAsync(200)
  expect(fetch).not.toHaveBeenCalled()
})

test('a key that is late for the second attempt is named, although the first had one', async () => {
  const fetch: Fetch = async () => rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '0' })
  const keys = [Promise.resolve('key'), new Promise<string>(() => {})]
  const { client } = setUp({ fetch: vi.fn(fetch), apiKey: () => keys.shift()!, random: () => 0 })
  await expectRejection(client.me({ deadlineMs: 500 }), 500, {
    ...notSent,
    message: expect.stringContaining('Not sent: the API key took longer than'),
  })
})

test('nothing is sent if a key function blocks the process beyond the deadline', async () => {
  let at = 0
  const busy = (): string => {
    at += 600
    return 'key'
  }
  const { client, fetch } = setUp({ apiKey: busy, monotonic: () => at, pacing: false })
  await expect(client.me({ deadlineMs: 500 })).rejects.toMatchObject(notSent)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([[{}], [{ pacing: false }]] as const)(
  'a retry whose pause ended after the deadline is not sent: %j',
  async (options) => {
    let at = 0
    const sleep = async (ms: number): Promise<void> => void (at += ms + 600)
    const fetch: Fetch = async () => rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '1' })
    const { client } = setUp({ ...options, fetch: vi.fn(fetch), monotonic: () => at, sleep })
    await expect(client.me({ deadlineMs: 1_500 })).rejects.toMatchObject({
      ...notSent,
      message: 'Not sent: 0 ms were left before the deadline (GET /v1/me)',
      attempts: [{ reason: 'asked' }, { reason: 'deadline' }],
    })
  },
)

test('when an earlier attempt may have been executed, the error does not say that nothing was sent', async () => {
  let at = 0
  const sleep = async (ms: number): Promise<void> => void (at += ms + 600)
  const fetch: Fetch = async () => {
    throw new TypeError('terminated')
  }
  const { client } = setUp({ fetch, monotonic: () => at, sleep, random: () => 0.5 })
  await expect(client.me({ deadlineMs: 500 })).rejects.toMatchObject({
    name: 'ConnectionError',
    attempts: [{ reason: 'transient' }, { error: 'TimeoutError', reason: 'deadline' }],
  })
})

test('a failure is final if its retry would be too late, and the attempts say why', async () => {
  const told: Attempt[] = []
  const fetch: Fetch = async () => new Response('busy', { status: 429, headers: { 'Retry-After': '2' } })
  const { client } = setUp({ fetch })
  const call = client.me({ deadlineMs: 1_000, onAttempt: (attempt) => told.push(attempt) })
  await expect(call).rejects.toMatchObject({ attempts: [{ status: 429, reason: 'deadline' }] })
  expect(told).toEqual([expect.not.objectContaining({ pauseMs: expect.anything() })])
})

test('an attempt is not sent with less time left than minimumMs', async () => {
  const { client, fetch } = setUp()
  const context = { deadlineMs: 500, minimumMs: 1_000 }
  await expect(client.api.GET('/v1/me', { context })).rejects.toMatchObject({
    ...notSent,
    message:
      'Not sent: 500 ms were left before the deadline, and 1000 are needed to hear the response (GET /v1/me)',
  })
  expect(fetch).not.toHaveBeenCalled()
})

test('an attempt is recorded with its response only if it is sent', async () => {
  const onArrival = vi.fn()
  const onLeaving = vi.fn(({ init }: Leaving) => ({ init, onArrival, neverLeft: () => false }))
  const wire = { beforeLeaving: async () => {}, onLeaving }
  const { client } = setUp({ fetch: async () => Response.json({ a: 1 }) })
  await client.api.GET('/v1/me', { context: { wire } })
  expect(onLeaving).toHaveBeenCalledOnce()
  expect(onArrival).toHaveBeenCalledExactlyOnceWith({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    data: { a: 1 },
    error: undefined,
  })
  await client.api.GET('/v1/me', { context: { wire, deadlineMs: 1, minimumMs: 2 } }).catch(() => {})
  expect(onLeaving).toHaveBeenCalledOnce()
})

test.each([
  ['an attempt has 30 s', {}, 30_000],
  ['a call has 90 s', { timeoutMs: 100_000 }, 90_000],
])('%s', async (_, options, ms) => {
  const { client } = setUp({ retry: false })
  const call = client.me(options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ms)
  expect(await call).toMatchObject({ name: 'TimeoutError', timeoutMs: ms, sent: true })
})

test.each([[{}], [{ pacing: false }]] as const)(
  'a signal that aborted before ends the call with its reason immediately: %j',
  async (options) => {
    const { client, fetch } = setUp(options)
    await expect(client.me({ signal: AbortSignal.abort('no') })).rejects.toBe('no')
    expect(fetch).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  },
)

test.each([
  ['a call that succeeds', async () => Response.json({})],
  ['a call that fails', async () => new Response('', { status: 404 })],
  ['a call that is made again', async () => new Response('', { status: 503 })],
] as const)('%s leaves no listener on the caller’s signal', async (_, fetch) => {
  const { client } = setUp({ fetch, pacing: { concurrent: 1 } })
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const calls = Promise.allSettled([client.me({ signal }), client.me({ signal })])
  await vi.advanceTimersByTimeAsync(10_000)
  await calls
  expect(added).toHaveBeenCalled()
  const left = new Set(added.mock.calls.map(([, listener]) => listener))
  for (const [, listener] of removed.mock.calls) left.delete(listener)
  expect(left.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('an invalid signal is rejected before anything is sent', async () => {
  const { client, fetch } = setUp()
  const signal = new AbortController() as never
  await expect(client.me({ signal })).rejects.toThrow('signal is not an AbortSignal: pass one')
  expect(fetch).not.toHaveBeenCalled()
})
