import { expect, test } from 'vitest'
import type { Api } from '../api/api.ts'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { Attempt } from '../errors/attempt.ts'
import { ConfigError } from '../errors/config-error.ts'
import { mayBeExecuted } from '../errors/execution.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

const unavailable = (): Response => rejection(503, 'SERVICE_UNAVAILABLE')
const limited = (seconds: number): Response =>
  rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': String(seconds) })
const noSlot = (): never => {
  throw new Error('Not sent: the store is down')
}
const uuid = { params: { path: { uuid: 'u' } } }

function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const platform = createFakePlatform()
  const script = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    ...platform,
    ...script,
    ...options,
  })
  return { client, sleeps: platform.sleeps, requests: script.requests }
}

test.each<[string, Reply]>([
  ['500', rejection(500, 'INTERNAL_ERROR')],
  ['502', rejection(502, 'BACKEND_ERROR')],
  ['502 from a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['503', unavailable()],
  ['a dropped connection', new TypeError('terminated')],
])('a read is retried after %s', async (_, reply) => {
  const { client, requests } = setUp([reply, json({ ok: true })])
  await expect(client.me()).resolves.toEqual({ ok: true })
  expect(requests).toHaveLength(2)
})

test('the pauses are random with a doubling limit, until the attempts are used up', async () => {
  const { client, sleeps, requests } = setUp([1, 2, 3, 4].map(unavailable), { retry: { attempts: 4 } })
  await expect(client.me()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(requests).toHaveLength(4)
  expect(sleeps).toEqual([250, 500, 1_000])
})

test('a rejected read is not retried', async () => {
  const { client, requests } = setUp([rejection(404, 'VPS_NOT_FOUND')])
  await expect(client.api.GET('/v1/vps/servers/{uuid}', uuid)).rejects.toMatchObject({
    code: 'VPS_NOT_FOUND',
  })
  expect(requests).toHaveLength(1)
})

test.each<[string, Reply]>([
  ['500', rejection(500, 'INTERNAL_ERROR')],
  ['502', rejection(502, 'BACKEND_ERROR')],
  ['409', rejection(409, 'FEATURE_UNAVAILABLE')],
  ['a dropped connection', new TypeError('terminated')],
])('a write is not retried after %s', async (_, reply) => {
  const { client, requests } = setUp([reply])
  await expect(client.api.POST('/v1/vps/servers/{uuid}/power/stop', uuid)).rejects.toThrow('power/stop')
  expect(requests).toHaveLength(1)
})

test('after a 429, which was not executed, a write is retried whole, and not before Retry-After', async () => {
  const { client, sleeps, requests } = setUp([limited(2), json({ message: 'Done.' })])
  await client.api.PUT('/v1/vps/servers/{uuid}/memo', { ...uuid, body: { memo: 'front' } })
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { memo: 'front' },
    { memo: 'front' },
  ])
  expect(sleeps).toEqual([2_250])
})

test('a Retry-After beyond the deadline fails immediately and tells when', async () => {
  const { client, sleeps } = setUp([limited(90)], { deadlineMs: 60_000 })
  await expect(client.me()).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryAfterMs: 90_000 })
  expect(sleeps).toEqual([])
})

test('a write that sets a value may be retried, where the description says so', async () => {
  const { client, requests } = setUp([rejection(502, 'BACKEND_ERROR'), json({ message: 'Done.' })])
  await client.api.PUT('/v1/vps/servers/{uuid}/memo', { ...uuid, body: { memo: 'front' } })
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { memo: 'front' },
    { memo: 'front' },
  ])
})

const dnsRecord = { params: { path: { servername: 'web1', dns_id: 7 } } }

test.each<[string, (api: Api) => Promise<unknown>]>([
  ['change', (api) => api.PUT('/v1/server/{servername}/dns/{dns_id}', { ...dnsRecord, body: { ttl: 60 } })],
  ['removal', (api) => api.DELETE('/v1/server/{servername}/dns/{dns_id}', dnsRecord)],
])('the %s of a DNS record is not retried: its id may belong to another record by then', async (_, call) => {
  const { client, requests } = setUp([rejection(502, 'BACKEND_ERROR')])
  await expect(call(client.api)).rejects.toMatchObject({ attempts: [{ reason: 'unsafe' }] })
  expect(requests).toHaveLength(1)
})

test('an error has the list of its attempts; onAttempt gets them for a success too', async () => {
  const { client } = setUp([limited(2), unavailable(), new TypeError('terminated')])
  const error: unknown = await client.me().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    attempts: [
      { status: 429, code: 'RATE_LIMIT_EXCEEDED', error: 'ApiError', pauseMs: 2_250, reason: 'asked' },
      { status: 503, code: 'SERVICE_UNAVAILABLE', pauseMs: 500, reason: 'transient' },
      { error: 'ConnectionError', reason: 'attempts' },
    ],
  })
  // Loggers and `JSON.stringify` show only enumerable properties.
  expect(Object.keys(error as object)).toContain('attempts')
  const told: Attempt[] = []
  await setUp([unavailable(), json({})]).client.me({ onAttempt: (attempt) => told.push(attempt) })
  expect(told.map(({ status, reason }) => [status, reason])).toEqual([
    [503, 'transient'],
    [200, 'succeeded'],
  ])
})

test('retries have a budget, so a failing service does not get many times the requests', async () => {
  const replies = Array.from({ length: 200 }, unavailable)
  const { client, requests } = setUp(replies)
  for (let call = 0; call < 40; call += 1) await client.me().catch(() => {})
  expect(requests.length).toBeLessThanOrEqual(40 + 10 + 4)
})

test('retry: false sends once', async () => {
  const { client, requests } = setUp([unavailable()], { retry: false })
  await expect(client.me()).rejects.toMatchObject({ status: 503 })
  expect(requests).toHaveLength(1)
})

test('an abort during a pause ends the call with the caller’s reason', async () => {
  const stop = new AbortController()
  const sleep = (): Promise<void> => (stop.abort('enough'), Promise.reject(stop.signal.reason))
  const { client, requests } = setUp([unavailable()], { sleep })
  await expect(client.me({ signal: stop.signal })).rejects.toBe('enough')
  expect(requests).toHaveLength(1)
})

const setMemo = (api: Api): Promise<unknown> =>
  api.PUT('/v1/vps/servers/{uuid}/memo', { ...uuid, body: { memo: 'front' } })

/** Creates a function that returns a value when it is first called, and fails afterwards. */
function failSecond<Value>(value: Value, fail: () => never): () => Value {
  let calls = 0
  return () => ((calls += 1) === 1 ? value : fail())
}

const unsentRetries: [string, ClientOptions][] = [
  [
    'the store of the rate limits fails',
    { pacing: { store: { take: failSecond({ slot: 'a' }, noSlot), release: () => {} } } },
  ],
  ['the function for the key throws', { apiKey: failSecond('key', noSlot) }],
  ['the function for the key returns no valid key', { apiKey: failSecond('key', () => 'a\nb' as never) }],
]

test.each(unsentRetries)(
  'a write that may have been executed fails with that error if its retry is not sent because %s',
  async (_, options) => {
    const { client, requests } = setUp([new TypeError('terminated')], options)
    await expect(setMemo(client.api)).rejects.toMatchObject({
      name: 'ConnectionError',
      attempts: [{ reason: 'transient' }, { reason: 'rejected' }],
    })
    expect(requests).toHaveLength(1)
  },
)

test.each<[string, Reply]>([
  ['rejected', rejection(404, 'VPS_NOT_FOUND')],
  ['held back until after the deadline', limited(90)],
])('a write that may have been executed fails with that error if its retry is %s', async (_, reply) => {
  const { client, requests } = setUp([rejection(502, 'BACKEND_ERROR'), reply])
  await expect(setMemo(client.api)).rejects.toMatchObject({
    code: 'BACKEND_ERROR',
    attempts: [{ reason: 'transient' }, {}],
  })
  expect(requests).toHaveLength(2)
})

test('a write that may have been executed fails with that error if `fetch` rejects its retry', async () => {
  const rejects = (): never => {
    throw new ConfigError('fetch', 'is closed for the night')
  }
  const send = failSecond(rejection(502, 'BACKEND_ERROR'), rejects)
  const { client } = setUp([], { fetch: async () => send() })
  const error: unknown = await setMemo(client.api).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'BACKEND_ERROR', attempts: [{}, { error: 'ConfigError' }] })
  expect(mayBeExecuted(error)).toBe(true)
})

test('a write may have been executed after a 429 of a proxy, and its error says so if its retry is not sent', async () => {
  const store = { take: failSecond({ slot: 'a' }, noSlot), release: () => {} }
  const { client } = setUp([new Response('busy', { status: 429 })], { pacing: { store } })
  await expect(setMemo(client.api)).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 429 })
})

test('a write that the API did not execute fails with the error of its retry', async () => {
  const store = { take: failSecond({ slot: 'a' }, noSlot), release: () => {} }
  const { client } = setUp([limited(2)], { pacing: { store } })
  await expect(setMemo(client.api)).rejects.toThrow('the store is down')
})

test('a read whose retry is rejected fails with the rejection', async () => {
  const { client } = setUp([unavailable(), rejection(404, 'VPS_NOT_FOUND')])
  await expect(client.api.GET('/v1/vps/servers/{uuid}', uuid)).rejects.toMatchObject({
    code: 'VPS_NOT_FOUND',
  })
})

test('an error that is not of this SDK is thrown unchanged, without a list of attempts, also after a failed read', async () => {
  const down = new Error('the store is down')
  const fail = (): never => {
    throw down
  }
  const first = setUp([], { pacing: { store: { take: fail, release: () => {} } } })
  await expect(setMemo(first.client.api)).rejects.toBe(down)
  const store = { take: failSecond({ slot: 'a' }, fail), release: () => {} }
  const second = setUp([unavailable()], { pacing: { store } })
  await expect(second.client.api.GET('/v1/vps/servers/{uuid}', uuid)).rejects.toBe(down)
  expect(down).not.toHaveProperty('attempts')
})

test('a write fails with its 500 if its retry is not sent, and the list of attempts has both errors', async () => {
  const store = { take: failSecond({ slot: 'a' }, noSlot), release: () => {} }
  const { client } = setUp([rejection(500, 'INTERNAL_ERROR')], { pacing: { store } })
  await expect(setMemo(client.api)).rejects.toMatchObject({
    code: 'INTERNAL_ERROR',
    attempts: [{ error: 'ApiError' }, { error: 'Error' }],
  })
})
