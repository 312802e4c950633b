import { expect, test, vi } from 'vitest'
import { parseClientOptions } from '../client/client-config.ts'
import { createClient } from '../client/client.ts'
import { portsOf } from '../client/ports-of.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { ConnectionError } from '../errors/connection-error.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Call } from '../call/call.ts'
import type { Leaving } from '../call/wire.ts'
import { createSeenLimits } from './seen-limits.ts'
import { sendOnce } from './send-once.ts'
import { throwIfTooLate } from './throw-if-too-late.ts'

const seen = createSeenLimits(Date)

const redirectPage = 'The response is a redirect, which was not followed'

function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const script = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    retry: false,
    fetch: script.fetch,
    ...options,
  })
  return { client, requests: script.requests }
}

test.each([202, 204])('a %i is a success without a body', async (status) => {
  const { client } = setUp([new Response(null, { status })])
  const { data } = await client.api.GET('/v1/me')
  expect(data).toBeUndefined()
})

test('a 202 with a body is an unexpected response', async () => {
  const { client } = setUp([json({ server: {} }, 202)])
  await expect(client.me()).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 202 })
})

test('a response that is too large is an error, also for an unknown path', async () => {
  const { client } = setUp([json({ memo: 'x'.repeat(2_000) })], { maxResponseBytes: 1_000 })
  await expect(client.fetch('/v1/unheard-of')).rejects.toThrow('larger than 1000 bytes')
})

test('an error code counts only with a status of 400 or more', async () => {
  await expect(setUp([rejection(400, 'BAD_REQUEST')]).client.me()).rejects.toMatchObject({
    name: 'ApiError',
    code: 'BAD_REQUEST',
  })
  const redirect = { name: 'UnexpectedResponseError', status: 300 }
  const failing = setUp([rejection(300, 'MOVED')]).client.me()
  await expect(failing).rejects.toMatchObject(redirect)
  await expect(failing).rejects.toThrow(redirectPage)
  const page = (status: number): Response => new Response('<h1>No</h1>', { status })
  await expect(setUp([page(400)]).client.me()).rejects.toThrow(
    'The response is an error without the API’s error body',
  )
})

test('a redirect that the platform hides is reported as a redirect', async () => {
  const hidden = new Response(null)
  Object.defineProperties(hidden, {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  })
  await expect(setUp([hidden]).client.me()).rejects.toThrow(redirectPage)
})

/** Creates a call with the properties that one attempt needs. It has no signal and no observers. */
function createCall(changes: Partial<Call> = {}): Call {
  const headers = { authorization: 'Bearer key' }
  const request = { url: 'https://api.example.com/v1/me', method: 'GET', headers }
  return { operation: 'GET /v1/me', request, timeoutMs: 1_000, deadlineAt: Infinity, ...changes } as Call
}

test('an attempt needs no signal and no observer', async () => {
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key' }
  const send = (fetch: ClientOptions['fetch']): Promise<unknown> =>
    sendOnce(parseClientOptions({ ...options, fetch }), seen)(createCall())
  await expect(send(async () => json({ ok: true }))).resolves.toMatchObject({ data: { ok: true } })
  await expect(send(() => Promise.reject(new TypeError('reset')))).rejects.toThrow(ConnectionError)
})

test('an attempt needs more time than its response is given', () => {
  const platform = { monotonic: () => 5_000 }
  expect(() => throwIfTooLate(createCall({ deadlineAt: 6_001, minimumMs: 1_000 }), platform)).not.toThrow()
  expect(() => throwIfTooLate(createCall({ deadlineAt: 6_000, minimumMs: 1_000 }), platform)).toThrow(
    'Not sent',
  )
})

test('an attempt is not sent if its key or claim took until the deadline', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', ...createFakePlatform(), fetch }
  const onLeaving = vi.fn()
  const { platform } = parseClientOptions(options)
  const wire = { beforeLeaving: () => platform.sleep(1_000), onLeaving }
  const deadlineAt = platform.monotonic() + 1_000
  await expect(sendOnce(parseClientOptions(options), seen)(createCall({ wire, deadlineAt }))).rejects.toThrow(
    'Not sent',
  )
  const stop = new AbortController()
  const aborting = { beforeLeaving: async () => stop.abort('enough'), onLeaving }
  const aborted = createCall({ wire: aborting, signal: stop.signal })
  await expect(sendOnce(parseClientOptions(options), seen)(aborted)).rejects.toBe('enough')
  const rejecting = { beforeLeaving: () => Promise.reject(new Error('no claim')), onLeaving }
  await expect(sendOnce(parseClientOptions(options), seen)(createCall({ wire: rejecting }))).rejects.toThrow(
    'no claim',
  )
  expect([fetch.mock.calls, onLeaving.mock.calls]).toEqual([[], []])
})

test('a response is recorded before the layers above react to it, with its error', async () => {
  const arrivals: unknown[] = []
  const keys: unknown[] = []
  const wire = {
    beforeLeaving: async (keyId: string) => void keys.push(keyId),
    onLeaving: ({ init }: Leaving) => ({
      init,
      onArrival: (arrival: unknown) => void arrivals.push(arrival),
      neverLeft: () => false,
    }),
  }
  const replies = [
    json({ a: 1 }),
    rejection(409, 'CAPACITY_UNAVAILABLE'),
    new Response('<h1>Busy</h1>', { status: 429 }),
  ]
  const options = { baseUrl: 'https://api.example.com', apiKey: 'key', fetch: async () => replies.shift()! }
  const send = sendOnce(parseClientOptions(options), seen)
  for (let left = 3; left > 0; left -= 1) await send(createCall({ wire })).catch(() => {})
  expect(arrivals).toMatchObject([
    {
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      data: { a: 1 },
      error: undefined,
    },
    { status: 409, data: undefined, error: expect.objectContaining({ code: 'CAPACITY_UNAVAILABLE' }) },
    { status: 429, data: undefined, error: expect.objectContaining({ name: 'UnexpectedResponseError' }) },
  ])
  expect(new Set(keys)).toEqual(new Set([await portsOf(createClient(options)).keyId()]))
})

test('the reason of an abort does not count as a rejected key', async () => {
  const stop = new AbortController()
  const hang = (): Promise<Response> => new Promise(() => stop.abort({ status: 401 }))
  const { client, requests } = setUp([hang, json({})])
  await expect(client.me({ signal: stop.signal })).rejects.toEqual({ status: 401 })
  await expect(client.me()).resolves.toEqual({})
  expect(requests).toHaveLength(2)
})

test('an abort from within `fetch` does not count as a rejected key', async () => {
  const stop = new AbortController()
  const { client } = setUp([
    () => {
      stop.abort({ status: 401 })
      throw new TypeError('aborted')
    },
    json({}),
  ])
  await expect(client.me({ signal: stop.signal })).rejects.toEqual({ status: 401 })
  await expect(client.me()).resolves.toEqual({})
})

test('an attempt that its caller aborted is logged as such', async () => {
  const stop = new AbortController()
  const warn = vi.fn()
  const logger = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() }
  const { client } = setUp([() => new Promise(() => stop.abort('enough'))], { logger })
  await expect(client.me({ signal: stop.signal })).rejects.toBe('enough')
  expect(warn).toHaveBeenCalledExactlyOnceWith('failed', expect.objectContaining({ error: 'aborted' }))
})

test('a key function may throw the same error twice, with or without a stack', async () => {
  for (const stack of [undefined, 'ConnectionError: at the vault']) {
    const error = Object.assign(new ConnectionError('GET /vault', new Error('closed')), { stack })
    const { client } = setUp([], { apiKey: () => Promise.reject(error) })
    const read = (): Promise<unknown> =>
      client.api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid: 'u' } } })
    await expect(read()).rejects.toBe(error)
    await expect(read()).rejects.toBe(error)
    expect(error).toHaveProperty('params', { uuid: 'u' })
  }
})

test('an attempt has its start and its duration', async () => {
  const platform = createFakePlatform()
  await platform.sleep(5_000)
  const began = platform.now()
  const slow: Reply = async () => {
    await platform.sleep(700)
    return json({})
  }
  const attempts: Attempt[] = []
  const { client } = setUp([slow], platform)
  await client.me({ onAttempt: (attempt) => attempts.push(attempt) })
  expect(attempts).toMatchObject([{ at: new Date(began), ms: 700, status: 200, reason: 'succeeded' }])
})

test('each call adds to the retry budget', async () => {
  const failed = (): Response => rejection(503, 'SERVICE_UNAVAILABLE')
  const calls = (count: number, ...replies: readonly (() => Response)[]): (() => Response)[] =>
    Array.from({ length: count }, () => replies).flat()
  const ok = (): Response => json({})
  const replies = [...calls(11, failed, failed), failed, ...calls(12, ok), failed, ok]
  const { client, requests } = setUp(replies, {
    ...createFakePlatform(),
    pacing: false,
    retry: { attempts: 2 },
  })
  const attempts: (string | undefined)[] = []
  const onAttempt = ({ reason }: Attempt): void => void attempts.push(reason)
  for (let count = 0; count < 12; count += 1) await client.me({ onAttempt }).catch(() => {})
  expect(attempts.at(-1)).toBe('budget')
  for (let count = 0; count < 12; count += 1) await client.me()
  await expect(client.me()).resolves.toEqual({})
  expect(requests).toHaveLength(replies.length)
})

test('after the deadline the key function is not called', async () => {
  const platform = createFakePlatform()
  const apiKey = vi.fn<() => string>(() => 'key')
  const sleep = async (): Promise<void> => platform.sleep(3_600_000)
  const { client } = setUp([rejection(503, 'SERVICE_UNAVAILABLE')], { ...platform, sleep, apiKey, retry: {} })
  await expect(client.me()).rejects.toMatchObject({ status: 503 })
  expect(apiKey).toHaveBeenCalledOnce()
})

test('the span of an attempt that got no response has no status', async () => {
  const end = vi.fn()
  const { client } = setUp([new TypeError('reset')], { trace: () => end })
  await expect(client.me()).rejects.toThrow('reset')
  expect(end.mock.calls).toStrictEqual([[{ 'error.type': 'ConnectionError' }]])
})
