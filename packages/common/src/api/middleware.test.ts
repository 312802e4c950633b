import { type Middleware, wrapAsPathBasedClient } from 'openapi-fetch'
import { expect, test } from 'vitest'
import { type Client, createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { ApiError } from '../errors/api-error.ts'
import {
  createScriptedFetch,
  json,
  rejection,
  type Reply,
  type ScriptedFetch,
} from '../testing/scripted-fetch.ts'

const baseUrl = 'https://api.example.com'

function setUp(replies: readonly Reply[], options: ClientOptions = {}): ScriptedFetch & { client: Client } {
  const scripted = createScriptedFetch(...replies)
  const { fetch } = scripted
  const client = createClient({ baseUrl, apiKey: 'key-5f1d8c', fetch, pacing: false, ...options })
  return { ...scripted, client }
}

const trace: Middleware = {
  onRequest({ request }) {
    request.headers.set('x-trace', 'abc')
    return request
  },
}

test('middleware runs once a call around all attempts, and does not see the API key', async () => {
  const { client, requests } = setUp([rejection(503, 'UNAVAILABLE'), json({ logs: [] })], {
    sleep: async () => {},
  })
  const seen: unknown[] = []
  client.api.use(
    {
      onRequest({ request, schemaPath }) {
        seen.push(schemaPath, request instanceof Request, request.headers.has('authorization'))
      },
      async onResponse({ response }) {
        seen.push(response.status, await response.clone().json())
        return new Response(response.body, { headers: { 'x-seen': '1' } })
      },
    },
    trace,
  )
  const { data, response } = await client.api.GET('/v1/logs')
  expect(data).toEqual({ logs: [] })
  expect(response.headers.get('x-seen')).toBe('1')
  expect(seen).toEqual(['/v1/logs', true, false, 200, { logs: [] }])
  expect(requests.map(({ headers }) => headers.get('x-trace'))).toEqual(['abc', 'abc'])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer key-5f1d8c')
})

test('middleware of one call runs for that call alone, and ejected middleware no more', async () => {
  const { client, requests } = setUp([json({}), json({}), json({}), json({})])
  await client.api.GET('/v1/me', { middleware: [trace] })
  await client.api.GET('/v1/me')
  client.api.use(trace)
  await client.api.GET('/v1/me')
  client.api.eject(trace)
  await client.api.GET('/v1/me')
  expect(requests.map(({ headers }) => headers.get('x-trace'))).toEqual(['abc', null, 'abc', null])
})

test('a failed call is an error of this SDK for middleware and for the caller', async () => {
  const { client } = setUp([rejection(404, 'VPS_NOT_FOUND')])
  const seen: unknown[] = []
  client.api.use({
    onError: ({ error }) => void seen.push(error),
    onResponse: () => void seen.push('response'),
  })
  const error: unknown = await client.api
    .GET('/v1/vps/servers/{uuid}', { params: { path: { uuid: 'u' } } })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'VPS_NOT_FOUND', operation: 'GET /v1/vps/servers/{uuid}' })
  expect(seen).toEqual([error])
})

test('the response of a middleware takes the place of the API, also as an error', async () => {
  const { client, requests } = setUp([])
  const reply = (response: Response): Middleware => ({ onRequest: () => response })
  const own = { middleware: [reply(json({ key_name: 'kept' }))] }
  expect((await client.api.GET('/v1/me', own)).data).toEqual({ key_name: 'kept' })
  const missing = { middleware: [reply(rejection(404, 'NOT_FOUND'))] }
  await expect(client.api.GET('/v1/me', missing)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  const broken = { middleware: [reply(new Response('x', { status: 500 }))] }
  await expect(client.api.GET('/v1/me', broken)).rejects.toThrow('error without the API’s error body')
  expect(requests).toEqual([])
})

test.each([
  'https://other.example/v1/me',
  'https://api.example.com.other.example/v1/me',
  `${baseUrl}x/v1/me`,
])('middleware cannot send the API key to %s', async (url) => {
  const { client, requests } = setUp([])
  client.api.use({ onRequest: ({ request }) => new Request(url, request) })
  await expect(client.api.GET('/v1/me')).rejects.toThrow('request.url must begin with')
  expect(requests).toEqual([])
})

test('middleware cannot make a call of a read-only client a write', async () => {
  const { client, requests } = setUp([], { readOnly: true })
  client.api.use({ onRequest: ({ request }) => new Request(request, { method: 'DELETE' }) })
  await expect(client.api.GET('/v1/me')).rejects.toThrow('readOnly')
  expect(requests).toEqual([])
})

test('the methods of the client and its `fetch` run no middleware', async () => {
  const { client, requests } = setUp([json({}), json({ logs: [], has_more: false }), json({})])
  let runs = 0
  client.api.use({ onRequest: () => void (runs += 1) })
  await client.me()
  for await (const _ of client.logs()) throw new Error('The log is empty')
  await client.fetch('/v1/me')
  expect([runs, requests.length]).toEqual([0, 3])
})

test.each([undefined, [trace]])(
  'a call that is aborted with any reason rejects with it (%s)',
  async (middleware) => {
    const { client } = setUp([])
    for (const reason of [null, 0, '', false, 'no']) {
      const signal = AbortSignal.abort(reason)
      const init = middleware === undefined ? { signal } : { signal, middleware }
      const seen: unknown = await client.api.GET('/v1/me', init).then(
        () => 'resolved',
        (error: unknown) => [error],
      )
      expect(seen).toEqual([reason])
    }
  },
)

test('what stands on openapi-fetch clients stands on `client.api`', async () => {
  const { client, requests } = setUp([json({ servers: [] })])
  const { data } = await wrapAsPathBasedClient(client.api)['/v1/vps/servers'].GET()
  expect(data).toEqual({ servers: [] })
  expect(requests.map(({ url }) => url)).toEqual([`${baseUrl}/v1/vps/servers`])
})
