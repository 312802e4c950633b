import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { LogFields } from '../transport/logger.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

const baseUrl = 'https://api.example.com'
const apiKey = 'key-5f1d8c'
const me = { expires_at: null, services: {} }
const html = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })
const reset = new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })

function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const platform = createFakePlatform()
  const script = createScriptedFetch(...replies)
  const client = createClient({ baseUrl, apiKey, ...platform, ...script, ...options })
  return { fetch: client.fetch, platform, requests: script.requests }
}

test.each<[string, Request | URL | string]>([
  ['a text', `${baseUrl}/v1/me`],
  ['a URL', new URL(`${baseUrl}/v1/me`)],
  ['a Request', new Request(`${baseUrl}/v1/me`)],
  ['a path', '/v1/me'],
  ['a path without its slash', 'v1/me'],
])('%s is fetched with the key, and the response can be read', async (_, input) => {
  const { fetch, requests } = setUp([json(me, 200, { 'X-Request-Id': '7' })])
  const response = await fetch(input)
  expect(response).toBeInstanceOf(Response)
  expect([response.status, response.ok, response.headers.get('X-Request-Id')]).toEqual([200, true, '7'])
  await expect(response.json()).resolves.toEqual(me)
  expect(requests[0]?.url).toBe(`${baseUrl}/v1/me`)
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${apiKey}`)
})

test('method, headers and body arrive as given, but the key is the client’s', async () => {
  const { fetch, requests } = setUp([json({}), json({})])
  const headers = { 'Content-Type': 'application/json', 'X-Trace': '1', Authorization: 'Bearer other' }
  const init = { method: 'PUT', headers, body: '{"memo":"ü"}' }
  await fetch('/v1/vps/servers/u/memo', init)
  await fetch(new Request(`${baseUrl}/v1/vps/servers/u/memo?x=1`, init))
  for (const request of requests) {
    expect(request.method).toBe('PUT')
    expect(request.headers.get('X-Trace')).toBe('1')
    expect(request.headers.get('Content-Type')).toBe('application/json')
    expect(request.headers.get('Authorization')).toBe(`Bearer ${apiKey}`)
    await expect(request.text()).resolves.toBe(init.body)
  }
  expect(requests[1]?.url).toBe(`${baseUrl}/v1/vps/servers/u/memo?x=1`)
})

test.each([
  'https://other.example.com/v1/me',
  'https://api.example.com.other.example/v1/me',
  'https://api.example.com:8443/v1/me',
  'http://api.example.com/v1/me',
  'https://user:pass@api.example.com/v1/me',
  '//other.example.com/v1/me',
  '/\\other.example.com/v1/me',
  'data:application/json,{}',
  'https://[',
])('an address that is not the API’s is rejected before the key leaves: %s', async (input) => {
  const { fetch, requests } = setUp([])
  const error = await fetch(input).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'ConfigError',
    message: 'input is not an address of this API: give one that begins with https://api.example.com/',
  })
  expect(requests).toHaveLength(0)
})

test('a path is appended to a base URL with a path, and addresses outside are rejected', async () => {
  const base = `${baseUrl}/hosting`
  const { fetch, requests } = setUp([json(me), json(me)], { baseUrl: base })
  await fetch('/v1/me')
  await fetch(`${base}/v1/me`)
  expect(requests.map(({ url }) => url)).toEqual([`${base}/v1/me`, `${base}/v1/me`])
  for (const input of [`${baseUrl}/v1/me`, `${baseUrl}/hosting2/v1/me`, '/../v1/me', '/%2e%2e/v1/me']) {
    await expect(fetch(input)).rejects.toThrow('is not an address of this API')
  }
})

test('a read is retried after a failure, and after the pause of a 429', async () => {
  const { fetch, platform } = setUp([
    reset,
    rejection(503, 'SERVICE_UNAVAILABLE'),
    json(me),
    rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }),
    json({ memo: 'x' }),
  ])
  await expect((await fetch('/v1/me')).json()).resolves.toEqual(me)
  const before = platform.monotonic()
  const init = { method: 'POST', body: '{}' }
  expect((await fetch('/v1/vps/servers/u/power/stop', { ...init })).status).toBe(200)
  expect(platform.monotonic() - before).toBeGreaterThanOrEqual(2_000)
})

test('an error response is returned unchanged after its allowed attempts', async () => {
  const last = rejection(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '1' })
  const { fetch, requests } = setUp([html503(), html503(), last])
  const response = await fetch('/v1/me')
  expect(requests).toHaveLength(3)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1'])
  await expect(response.json()).resolves.toEqual({ error: { code: 'SERVICE_UNAVAILABLE', message: 'No.' } })
})

const html503 = () => new Response('<h1>Busy</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } })

test('an error response without the API’s error body is returned too', async () => {
  const { fetch } = setUp([html503()], { retry: false })
  const response = await fetch('/v1/me')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([503, 'text/html'])
  await expect(response.text()).resolves.toBe('<h1>Busy</h1>')
})

test.each<[string, string, string]>([
  ['an order of a VPS', 'POST', '/v1/vps/servers'],
  ['an order of a hosting server', 'POST', '/v1/server'],
  ['a write that may not be repeated', 'POST', '/v1/vps/servers/u/power/reboot'],
  ['a read of a path that the description does not know', 'GET', '/v1/vps/servers/u/console'],
  ['a write to such a path', 'PUT', '/v1/vps/servers/u/console'],
  ['a method that the description does not know', 'PATCH', '/v1/vps/servers/u/memo'],
])('%s is sent once', async (_, method, path) => {
  const body = method === 'GET' ? null : '{}'
  const responded = setUp([rejection(502, 'BACKEND_ERROR')])
  expect((await responded.fetch(path, { method, body })).status).toBe(502)
  const dropped = setUp([reset])
  await expect(dropped.fetch(path, { method, body })).rejects.toMatchObject({ name: 'ConnectionError' })
  expect(responded.requests.length + dropped.requests.length).toBe(2)
})

test('an unknown path is not retried even after a 429, and any successful response is returned', async () => {
  const rejected = setUp([rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '1' })])
  expect((await rejected.fetch('/v1/beta')).status).toBe(429)
  const { fetch } = setUp([html(), new Response(null, { status: 200 })])
  await expect((await fetch('/v1/beta')).text()).resolves.toBe('<h1>Sign in</h1>')
  expect((await fetch('/v1/me', { method: 'HEAD' })).ok).toBe(true)
})

test('a successful response that differs from the description is thrown as an error', async () => {
  await expect(setUp([html()]).fetch('/v1/me')).rejects.toMatchObject({
    name: 'UnexpectedResponseError',
    operation: 'GET /v1/me',
    status: 200,
  })
})

test('a redirect is not followed', async () => {
  const moved = new Response(null, { status: 302, headers: { Location: 'https://other.example.com/' } })
  const { fetch, requests } = setUp([moved])
  await expect(fetch('/v1/beta')).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 302 })
  expect(requests[0]?.redirect).toBe('manual')
})

test('an empty 202 stays empty and keeps its Location', async () => {
  const Location = '/v1/vps/servers/u/power'
  const { fetch } = setUp([new Response(null, { status: 202, headers: { Location } })])
  const response = await fetch('/v1/vps/servers/u/power/stop', { method: 'POST' })
  expect([response.status, response.body, response.headers.get('Location')]).toEqual([202, null, Location])
})

test.each<[string, (signal: AbortSignal) => Parameters<typeof globalThis.fetch>]>([
  ['init', (signal) => ['/v1/me', { signal }]],
  ['a Request', (signal) => [new Request(`${baseUrl}/v1/me`, { signal })]],
])('an abort rejects with the signal’s reason: the signal of %s', async (_, toArguments) => {
  const controller = new AbortController()
  const hangs = () => new Promise<Response>(() => setTimeout(() => controller.abort('enough')))
  const { fetch } = setUp([hangs])
  await expect(fetch(...toArguments(controller.signal))).rejects.toBe('enough')
})

test('an abort during the pause after a rejection is an abort', async () => {
  const controller = new AbortController()
  const reject = () => (controller.abort('enough'), rejection(503, 'SERVICE_UNAVAILABLE'))
  await expect(setUp([reject]).fetch('/v1/me', { signal: controller.signal })).rejects.toBe('enough')
})

test('a timeout is a TimeoutError', async () => {
  const { fetch } = setUp([() => new Promise(() => {})], { timeoutMs: 5, retry: false })
  await expect(fetch('/v1/me')).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 5 })
})

test('a read-only client sends nothing but a GET', async () => {
  const { fetch, requests } = setUp([json(me)], { readOnly: true })
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
    await expect(fetch('/v1/me', { method })).rejects.toMatchObject({
      name: 'ConfigError',
      field: 'readOnly',
    })
  }
  await fetch('/v1/me')
  expect(requests).toHaveLength(1)
})

test('a key that was rejected is not used again', async () => {
  const { fetch, requests } = setUp([rejection(401, 'UNAUTHORIZED')])
  expect((await fetch('/v1/me')).status).toBe(401)
  await expect(fetch('/v1/me')).rejects.toMatchObject({ name: 'ApiError', code: 'UNAUTHORIZED' })
  expect(requests).toHaveLength(1)
})

test('if a write may have been executed, its response is returned, not the rejection of its retry', async () => {
  const { fetch, requests } = setUp([rejection(502, 'BACKEND_ERROR'), rejection(404, 'VPS_NOT_FOUND')])
  const response = await fetch('/v1/vps/servers/u/memo', { method: 'PUT', body: '{"memo":"front"}' })
  expect(response.status).toBe(502)
  await expect(response.json()).resolves.toMatchObject({ error: { code: 'BACKEND_ERROR' } })
  expect(requests).toHaveLength(2)
})

test('the response of an earlier attempt is not returned if the last attempt got none', async () => {
  const keys = ['refused', 'fresh', 'refused']
  const { fetch } = setUp([rejection(401, 'UNAUTHORIZED'), rejection(503, 'SERVICE_UNAVAILABLE')], {
    apiKey: () => keys.shift()!,
  })
  await fetch('/v1/me')
  await expect(fetch('/v1/me')).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
})

test('logs and spans contain the operation, never identifiers', async () => {
  const seen: unknown[] = []
  const log = (message: string, fields: LogFields): void => void seen.push([message, fields])
  const logger = { debug: log, info: log, warn: log, error: log }
  const trace: ClientOptions['trace'] = (name, attributes) => (seen.push([name, attributes]), () => {})
  const { fetch } = setUp([json({}), json({})], { logger, trace })
  await fetch('/v1/vps/servers/secret-id/power')
  await fetch('/v1/vps/servers/secret-id/console')
  expect(inspect(seen, { depth: 9 })).not.toContain('secret-id')
  expect(seen).toContainEqual([
    'GET (unknown path)',
    expect.objectContaining({ 'url.template': '(unknown path)' }),
  ])
  expect(seen).toContainEqual([
    'answered',
    expect.objectContaining({ operation: 'GET /v1/vps/servers/{uuid}/power' }),
  ])
})

test.each([
  ['JSON', '{"root_password":"Correct-Horse-7"}'],
  ['a form', 'root_password=Correct-Horse-7'],
])('an error shows no secret of the request: %s', async (_, body) => {
  const { fetch } = setUp([new Response(`<p>Correct-Horse-7 ${apiKey}</p>`)])
  const path = '/v1/vps/servers/u/os-reinstall'
  const error = await fetch(path, { method: 'POST', body }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'UnexpectedResponseError' })
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/Correct-Horse-7|key-5f1d8c/)
})
