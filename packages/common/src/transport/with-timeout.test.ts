import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { Fetch } from '../platform/fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(fetch: Fetch, options: ClientOptions = {}) {
  return createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', retry: false, fetch, ...options })
}

/** A `fetch` that never responds, and rejects when it is aborted, like the platform's. */
const silent: Fetch = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A `fetch` that returns the headers immediately and never ends the body. */
const stalling: Fetch = async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"exp')),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

test.each<[string, Fetch]>([
  ['no response arrives', silent],
  ['the body stalls', stalling],
  ['the transport ignores its signal', () => new Promise(() => {})],
])('an attempt ends after timeoutMs when %s', async (_, fetch) => {
  const call = expect(setUp(fetch).me({ timeoutMs: 2_000 })).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'No complete response within 2000 ms (GET /v1/me)',
    timeoutMs: 2_000,
  })
  await vi.advanceTimersByTimeAsync(2_000)
  await call
})

test('the deadline of the call ends an attempt that has more time of its own', async () => {
  const call = expect(setUp(silent).me({ deadlineMs: 500 })).rejects.toMatchObject({
    name: 'TimeoutError',
    timeoutMs: 500,
  })
  await vi.advanceTimersByTimeAsync(500)
  await call
})

test('a deadline of which a part of a millisecond has passed is named in whole milliseconds', async () => {
  let ms = 0
  const client = setUp(silent, { monotonic: () => (ms += 0.125) })
  const call = expect(client.me({ deadlineMs: 500 })).rejects.toMatchObject({
    message: 'No complete response within 500 ms (GET /v1/me)',
    timeoutMs: 500,
  })
  await vi.advanceTimersByTimeAsync(500)
  await call
})

test('the timeout of an attempt includes a key function that never settles', async () => {
  const call = expect(
    setUp(silent, { apiKey: () => new Promise(() => {}) }).me({ timeoutMs: 100 }),
  ).rejects.toThrow('took longer than 100 ms')
  await vi.advanceTimersByTimeAsync(100)
  await call
})

test('the caller’s abort passes through unchanged and leaves no timer', async () => {
  const stop = new AbortController()
  const reason = new Error('the user went away')
  const call = expect(setUp(silent).me({ signal: stop.signal })).rejects.toBe(reason)
  await vi.advanceTimersByTimeAsync(10)
  stop.abort(reason)
  await call
  expect(vi.getTimerCount()).toBe(0)
})

test('a signal that has aborted before sends nothing', async () => {
  const fetch = vi.fn<Fetch>()
  await expect(setUp(fetch).me({ signal: AbortSignal.abort('no') })).rejects.toBe('no')
  expect(fetch).not.toHaveBeenCalled()
})

test('a call that ends in time leaves no timer', async () => {
  await setUp(async () => Response.json({})).me()
  expect(vi.getTimerCount()).toBe(0)
})

test('an abort while the request is being sent ends the call too', async () => {
  const stop = new AbortController()
  const fetch: Fetch = () => {
    stop.abort('enough')
    return new Promise(() => {})
  }
  await expect(setUp(fetch).me({ signal: stop.signal })).rejects.toBe('enough')
})
