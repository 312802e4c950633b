import { inspect } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import { isApiError } from '../errors/api-error.ts'
import { ConfigError } from '../errors/config-error.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'

const apiKey = 'key-5f1d8c'
const info = { expires_at: null, services: {} }

function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const platform = createFakePlatform()
  const script = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey,
    ...platform,
    ...script,
    ...options,
  })
  return { client, platform, requests: script.requests }
}

test('a call sends the key, accepts JSON and returns the body', async () => {
  const { client, requests } = setUp([json(info)])
  await expect(client.me()).resolves.toEqual(info)
  expect(requests[0]?.url).toBe('https://api.example.com/v1/me')
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${apiKey}`)
  expect(requests[0]?.headers.get('Accept')).toBe('application/json')
})

test('a key function is called for every attempt', async () => {
  const keys = ['first', 'second']
  const { client, requests } = setUp([rejection(503, 'SERVICE_UNAVAILABLE'), json(info)], {
    apiKey: async () => keys.shift() ?? '',
  })
  await client.me()
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
  ])
})

test.each([false, 0, null, undefined])(
  'with the retries %j, a call is sent once, or by default again',
  async (retry) => {
    const { client, requests } = setUp([rejection(503, 'SERVICE_UNAVAILABLE'), json(info)], {
      retry: retry as false,
    })
    await client.me().catch(() => {})
    expect(requests).toHaveLength(retry === undefined ? 2 : 1)
  },
)

test('an ApiError has code, status, rate limits and operation', async () => {
  const headers = {
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': '1767225660',
    'Retry-After': '90',
  }
  const { client } = setUp([rejection(429, 'RATE_LIMIT_EXCEEDED', headers)], { retry: false })
  const error = await client.me().catch((thrown: unknown) => thrown)
  expect(isApiError(error, 'RATE_LIMIT_EXCEEDED')).toBe(true)
  expect(error).toMatchObject({
    name: 'ApiError',
    message: '[RATE_LIMIT_EXCEEDED] No. Try again in 90 s (GET /v1/me, 429)',
    status: 429,
    operation: 'GET /v1/me',
    retryAfterMs: 90_000,
    rateLimit: { limit: 60, remaining: 0, resetAt: new Date(1_767_225_660_000) },
  })
})

test('the violations of a validation error are listed', async () => {
  const body = {
    error: {
      code: 'VALIDATION_ERROR',
      message: 'Invalid.',
      errors: ['limit is too large', 'from is no time'],
    },
  }
  const { client } = setUp([json(body, 422)])
  const reading = client.logs({ limit: 9_000 })[Symbol.asyncIterator]().next()
  await expect(reading).rejects.toMatchObject({
    message: '[VALIDATION_ERROR] Invalid: limit is too large; from is no time (GET /v1/logs, 422)',
    details: ['limit is too large', 'from is no time'],
  })
})

test('a caller’s own headers are sent, but cannot replace the key', async () => {
  const { client, requests } = setUp([json(info)])
  await client.me({ headers: { 'X-Trace': '1', Authorization: 'Bearer other' } })
  expect(requests[0]?.headers.get('X-Trace')).toBe('1')
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${apiKey}`)
})

test('a path value with any characters is one segment', async () => {
  const { client, requests } = setUp([json({ power: { status: 'running' } })])
  await client.api.GET('/v1/vps/servers/{uuid}/power', {
    params: { path: { uuid: '../a/b?c#d@e\u{1F600}' } },
  })
  expect(new URL(requests[0]?.url ?? '').pathname).toBe(
    '/v1/vps/servers/..%2Fa%2Fb%3Fc%23d%40e%F0%9F%98%80/power',
  )
})

test.each(['', '.', '..'])(
  'a path value that is no segment is rejected before a request: %j',
  async (uuid) => {
    const { client, requests } = setUp([])
    const call = client.api.GET('/v1/vps/servers/{uuid}', { params: { path: { uuid } } })
    await expect(call).rejects.toThrow(/^uuid is .*: give the value that the API lists for it$/)
    expect(requests).toHaveLength(0)
  },
)

test.each<[string, ClientOptions, string]>([
  ['no address', { baseUrl: '' }, 'baseUrl is missing: give it, or set HOSTWRIGHT_BASE_URL'],
  ['a relative address', { baseUrl: '/api' }, 'baseUrl is not an address: give it in full'],
  [
    'http to another machine',
    { baseUrl: 'http://api.example.com' },
    'baseUrl begins with http://, which does not encrypt the API key: use https,',
  ],
  [
    'another protocol',
    { baseUrl: 'ftp://api.example.com' },
    'baseUrl begins with ftp://, which does not encrypt the API key: use https,',
  ],
  [
    'an address with /v1',
    { baseUrl: 'https://api.example.com/v1' },
    'baseUrl ends in /v1, which is part of every path: give https://api.example.com',
  ],
  [
    'an address with /v1/',
    { baseUrl: 'https://api.example.com/api/v1/' },
    'give https://api.example.com/api',
  ],
  [
    'an address with /v1 and slashes',
    { baseUrl: 'https://api.example.com/v1//' },
    'baseUrl ends in /v1, which is part of every path: give https://api.example.com',
  ],
  [
    'an address with a query',
    { baseUrl: 'https://api.example.com?a=b' },
    'baseUrl has credentials, a query or',
  ],
  ['an address with an empty query', { baseUrl: 'https://api.example.com/?' }, 'baseUrl has credentials'],
  ['an address with an empty fragment', { baseUrl: 'https://api.example.com#' }, 'baseUrl has credentials'],
  ['credentials in the address', { baseUrl: 'https://u:p@api.example.com' }, 'baseUrl has credentials'],
  ['no key', { apiKey: '' }, 'apiKey is missing'],
  ['a key in quotes', { apiKey: `"${apiKey}"` }, 'begins with a quote'],
  ['a key with a line break', { apiKey: `${apiKey}\n` }, 'apiKey contains a space, a line break'],
  [
    'a sandbox key for a real address',
    { apiKey: 'sandbox_1' },
    'apiKey is a sandbox key, but https://api.example.com is not this machine',
  ],
  ['a time that is none', { timeoutMs: 0 }, 'timeoutMs is 0: give milliseconds'],
  [
    'attempts that are none',
    { retry: { attempts: 0 } },
    'retry.attempts is 0: give a whole number from 1, or retry: false',
  ],
  ['a pause that is none', { retry: { baseMs: NaN } }, 'retry.baseMs is NaN: give milliseconds'],
  ['a pause below 0', { retry: { baseMs: -1 } }, 'retry.baseMs is -1: give milliseconds'],
  ['a pause without end', { retry: { capMs: Infinity } }, 'retry.capMs is Infinity: give milliseconds'],
  ['a price that is none', { maxTotalPrice: NaN }, 'maxTotalPrice is NaN: give a whole number from 0'],
  ['a price below 0', { maxTotalPrice: -1 }, 'maxTotalPrice is -1: give a whole number from 0'],
  ['half a yen', { maxTotalPrice: 0.5 }, 'maxTotalPrice is 0.5: give a whole number from 0'],
  ['a price that is a text', { maxTotalPrice: '900' as never }, 'maxTotalPrice is 900: give a whole number'],
  ...['maxTotalprice', 'max_total_price', 'MAX_TOTAL_PRICE'].map((name): [string, object, string] => [
    `the option ${name}`,
    { [name]: 1 },
    `${name} is no option: give maxTotalPrice`,
  ]),
  ...['readonly', 'read_only'].map((name): [string, object, string] => [
    `the option ${name}`,
    { [name]: 1 },
    `${name} is no option: give readOnly`,
  ]),
  [
    "http to another machine with allowInsecure: 'false'",
    { baseUrl: 'http://api.example.com', allowInsecure: 'false' as never },
    'baseUrl begins with http://',
  ],
])('%s is rejected immediately, and no key is shown', (_, options, message) => {
  const create = (): unknown => setUp([], options)
  expect(create).toThrow(ConfigError)
  expect(create).toThrow(message)
  expect(create).not.toThrow(apiKey)
})

test.each(['http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010'])(
  'http is allowed for this machine: %s',
  (baseUrl) => {
    expect(() => setUp([], { baseUrl, apiKey: 'sandbox_1' })).not.toThrow()
  },
)

test('an address may end with several slashes, as one does that a program has put together', async () => {
  const { client, requests } = setUp([json({})], { baseUrl: 'https://api.example.com/api//' })
  await client.me()
  expect(requests[0]?.url).toBe('https://api.example.com/api/v1/me')
  expect(client.baseUrl).toBe('https://api.example.com/api')
})

test('a pause of 0 ms and a price limit of 0 yen are allowed', () => {
  expect(() => setUp([], { retry: { baseMs: 0, capMs: 0 }, maxTotalPrice: 0 })).not.toThrow()
})

test('the key that a function returns is checked too', async () => {
  const { client, requests } = setUp([], { apiKey: () => `${apiKey}\n` })
  const error = await client.me().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ConfigError)
  expect(inspect(error)).not.toContain(apiKey)
  expect(requests).toHaveLength(0)
})

test('the key is in no property of the client', () => {
  const { client } = setUp([])
  expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(apiKey)
  expect(JSON.stringify(client)).not.toContain(apiKey)
})

test('a new client has not read the global Request, for which Node loads its fetch', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Request')!
  onTestFinished(() => void Object.defineProperty(globalThis, 'Request', own))
  const { Request } = globalThis
  let reads = 0
  const get = (): typeof Request => {
    reads += 1
    return Request
  }
  Object.defineProperty(globalThis, 'Request', { configurable: true, get })
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    fetch: async () => json(info),
  })
  expect(reads).toBe(0)
  await client.me()
  expect(reads).toBeGreaterThan(0)
})

test.each([
  ['where a Request takes it', undefined],
  ['not where a Request rejects it, as in workers before November 2024', new Error('not implemented')],
])('the global fetch keeps no response in a cache, %s', async (_, refusal) => {
  const sent: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(init)
    return Response.json({})
  })
  const { Request: Platform } = globalThis
  vi.stubGlobal(
    'Request',
    class extends Platform {
      constructor(url: string, init?: RequestInit) {
        super(url, init)
        if (init?.cache && refusal) throw refusal
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await createClient({ baseUrl: 'https://api.example.com', apiKey: 'key' }).me()
  expect(sent[0]?.cache).toBe(refusal ? undefined : 'no-store')
})

test('where the global fetch is missing, as in jsdom, the first call says which option to give', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', undefined)
  const { client } = setUp([], { fetch: undefined })
  const message = 'fetch rejected the request: fetch is missing: give it'
  await expect(client.me()).rejects.toMatchObject({ name: 'ConfigError', field: 'fetch', message })
})
