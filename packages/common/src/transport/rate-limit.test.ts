import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import { readResetMs } from './rate-limit.ts'

function setUp(replies: readonly Reply[], options: ClientOptions = {}) {
  const platform = createFakePlatform()
  const { fetch, requests } = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    ...platform,
    random: () => 0,
    fetch,
    ...options,
  })
  return { client, platform, requests }
}

const html = (status: number, headers: Record<string, string>): Response =>
  new Response('<h1>Busy</h1>', { status, headers: { 'Content-Type': 'text/html', ...headers } })

test.each<[string, number | undefined]>([
  ['30', 30_000],
  ['2, 2', 2_000],
  ['2, 7,3', 7_000],
  ['2.5', 3_000],
  ['.5', 1_000],
  [' 4 ', 4_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
  ['Thursday, 01-Jan-26 00:00:20 GMT', 20_000],
  ['Thu, 01 Jan 2026 00:00:20 GMT, Thu, 01 Jan 2026 00:00:40 GMT', 40_000],
  ['3, Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
  ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ['soon', undefined],
  ['in 5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
  ['99:99:99', undefined],
])('Retry-After: %s is read as %s', async (value, retryAfterMs) => {
  for (const response of [
    rejection(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': value }),
    html(503, { 'Retry-After': value }),
  ]) {
    const { client } = setUp([response], { retry: false })
    const error = (await client.me().catch((thrown: unknown) => thrown)) as ApiError
    expect([error.status, error.retryAfterMs]).toEqual([503, retryAfterMs])
  }
})

test.each([429, 503])('an HTML page with status %i is retried after its Retry-After', async (status) => {
  const { client, platform } = setUp([html(status, { 'Retry-After': '30' }), json({})])
  const start = platform.now()
  await client.me()
  expect(platform.now() - start).toBe(30_000)
})

test('a write is retried after a 429 of the API, but not after a 429 with an HTML page: a proxy may have forwarded it', async () => {
  const stop = { params: { path: { uuid: 'u' } } }
  const done = (): Response => new Response(null, { status: 202 })
  const limited = setUp([rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }), done()])
  await limited.client.api.POST('/v1/vps/servers/{uuid}/power/stop', stop)
  expect(limited.requests).toHaveLength(2)
  for (const reply of [html(429, { 'Retry-After': '2' }), rejection(429, 'FORBIDDEN')]) {
    const { client, requests } = setUp([reply, done()])
    const stopping = client.api.POST('/v1/vps/servers/{uuid}/power/stop', stop)
    await expect(stopping).rejects.toMatchObject({ status: 429 })
    expect(requests).toHaveLength(1)
  }
})

test('after a 429 with an HTML page, requests that may be executed twice are retried', async () => {
  const { client, requests } = setUp([html(429, { 'Retry-After': '2' }), json({})])
  await client.me()
  expect(requests).toHaveLength(2)
})

test('a 429 of any body holds all calls back, not only its own', async () => {
  const { client, platform } = setUp([html(429, { 'Retry-After': '30' }), json({})], { retry: false })
  const start = platform.now()
  await expect(client.me()).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 429 })
  await client.me()
  expect(platform.now() - start).toBe(30_000)
})

test('a 429 that asks for a year holds back requests for at most a day', async () => {
  const { client } = setUp([html(429, { 'Retry-After': '31536000' })], { retry: false })
  await client.me().catch(() => {})
  await expect(client.me()).rejects.toMatchObject({
    name: 'TimeoutError',
    timeoutMs: 86_400_000,
    sent: false,
  })
})

test('a date in Retry-After is compared with the Date of the response, because clocks differ', async () => {
  const Date = 'Sun, 01 Jun 2025 12:00:00 GMT'
  const later = { Date, 'Retry-After': 'Sun, 01 Jun 2025 12:00:20 GMT' }
  const { client } = setUp([html(503, later)], { retry: false })
  await expect(client.me()).rejects.toMatchObject({ retryAfterMs: 20_000 })
})

test.each([
  ['Unix seconds', Date.UTC(2025, 5, 1, 12, 0, 20) / 1000],
  ['Unix milliseconds', Date.UTC(2025, 5, 1, 12, 0, 20)],
  ['seconds from now', 20],
])('the reset of the minute is compared with the Date too, in %s', async (_, reset) => {
  const headers = {
    Date: 'Sun, 01 Jun 2025 12:00:00 GMT',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(reset),
  }
  const { client, platform } = setUp([json({}, 200, headers), json({})])
  const start = platform.now()
  await client.me()
  await client.me()
  expect(platform.now() - start).toBe(20_000)
})

test.each([-1, 1])(
  'a reset that is a time of this machine, not of the Date, is compared with this machine: %d days apart',
  async (days) => {
    const { client, platform } = setUp([
      () => {
        const at = platform.now()
        return json({}, 200, {
          Date: new Date(at + days * 86_400_000).toUTCString(),
          'X-RateLimit-Remaining': '0',
          'X-RateLimit-Reset': String(at / 1000 + 20),
        })
      },
      json({}),
    ])
    const start = platform.now()
    await client.me()
    await client.me()
    expect(platform.now() - start).toBe(20_000)
  },
)

test.each(['0', '-1', '0.5', 'none', '1e400'])('limits of %s are ignored', async (count) => {
  const headers = { 'X-RateLimit-Limit': count, 'X-RateLimit-Concurrent-Limit': count }
  const { client, requests } = setUp(Array.from({ length: 10 }, () => json({}, 200, headers)))
  for (let call = 0; call < 10; call += 1) await client.me({ deadlineMs: 1_000 })
  expect(requests).toHaveLength(10)
  const rejected = setUp([rejection(404, 'NOT_FOUND', headers)]).client.me()
  await expect(rejected).rejects.toHaveProperty('rateLimit', {})
})

test('absurd limits and resets are ignored', async () => {
  const headers = {
    'X-RateLimit-Limit': '1e300',
    'X-RateLimit-Concurrent-Limit': '99999999999999999999',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': '99999999999999999999',
  }
  const limited = html(429, { 'Retry-After': '30' })
  const { client, platform } = setUp([rejection(404, 'NOT_FOUND', headers), limited, json({})], {
    retry: false,
  })
  const start = platform.now()
  await expect(client.me()).rejects.toHaveProperty(
    'rateLimit',
    expect.not.objectContaining({ resetAt: expect.anything() }),
  )
  await expect(client.me()).rejects.toMatchObject({ status: 429 })
  await client.me()
  expect(platform.now() - start).toBe(30_000)
})

test.each<[string, Record<string, string>, number | undefined]>([
  ['there is no reset', {}, undefined],
  ['the reset is the time of the response', { 'X-RateLimit-Reset': '1767225600' }, 0],
  ['the reset is a minute later', { 'X-RateLimit-Reset': '1767225660' }, 60_000],
  [
    'the reset is in the past, by a moved clock: this machine’s clock counts',
    { 'X-RateLimit-Reset': '1767139230' },
    30_000,
  ],
])('the time until the reset, if %s', (_, reset, expected) => {
  const headers = new Headers({ ...reset, Date: 'Thu, 01 Jan 2026 00:00:00 GMT' })
  const now = Date.parse('2025-12-31T00:00:00Z')
  expect(readResetMs(headers, now)).toBe(expected)
})

test.each([
  ['40 s ahead', 40_000, 50_000],
  ['40 s behind', -40_000, 50_000],
  ['a day ahead', 86_400_000, 20_000],
])('with a clock of the sandbox that is %s, the pause lasts to the reset', (_, movedMs, resetMs) => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  const headers = new Headers({
    'X-RateLimit-Reset': String((now + resetMs) / 1000),
    Date: new Date(now + movedMs).toUTCString(),
    'Sandbox-World': 'w',
  })
  expect(readResetMs(headers, now)).toBe(resetMs)
})

test('the clock of this machine does not change the pause before the reset of the API', () => {
  const now = Date.parse('2026-01-01T00:00:50Z')
  const headers = new Headers({
    'X-RateLimit-Reset': String(Date.parse('2026-01-01T00:01:00Z') / 1000),
    Date: new Date(Date.parse('2026-01-01T00:00:10Z')).toUTCString(),
  })
  expect(readResetMs(headers, now)).toBe(50_000)
})
