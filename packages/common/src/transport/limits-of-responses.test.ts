import { expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import { parseRateLimit } from './rate-limit.ts'
import { readText } from './read-text.ts'

const now = Date.UTC(2026, 0, 1)

test.each<[string, number | undefined]>([
  ['999999999', now + 999_999_999_000],
  ['1000000000', 1e12],
  ['100000000000', 1e14],
  ['100000000001', 100_000_000_001],
  ['8640000000000000', 8.64e15],
  ['8640000000000001', undefined],
])('X-RateLimit-Reset %s is parsed by its size', (reset, time) => {
  expect(parseRateLimit(new Headers({ 'X-RateLimit-Reset': reset }), now).resetAt?.getTime()).toBe(time)
})

test('a response without the headers states no limits', () => {
  expect(parseRateLimit(new Headers(), now)).toStrictEqual({})
})

function setUp(...replies: readonly Reply[]) {
  const platform = createFakePlatform()
  const { fetch } = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    retry: false,
    ...platform,
    fetch,
  })
  return { client, platform }
}

test('requests do not wait while the minute has requests left', async () => {
  const headers = { 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': '20' }
  const { client, platform } = setUp(json({}, 200, headers), json({}))
  await client.me()
  await client.me()
  expect(platform.sleeps).toEqual([])
})

test('a 503 holds back only its own call', async () => {
  const { client, platform } = setUp(rejection(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': '30' }), json({}))
  await expect(client.me()).rejects.toMatchObject({ status: 503 })
  await client.me()
  expect(platform.sleeps).toEqual([])
})

/** Creates a response with an endless body, and counts how much of the body is read. */
function createEndless(headers: Record<string, string>) {
  let chunks = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      if (chunks > 100) controller.close()
      else controller.enqueue(new Uint8Array(10))
    },
  })
  return { response: new Response(body, { headers }), chunks: () => chunks }
}

test.each<[string, Record<string, string>]>([
  ['tells no length', {}],
  ['tells the length of what is packed', { 'Content-Length': '10', 'Content-Encoding': 'gzip' }],
])('a response that %s is not read beyond the limit', async (_, headers) => {
  const { response, chunks } = createEndless(headers)
  expect(await readText(response, 30, true)).toBeUndefined()
  expect(chunks()).toBeLessThan(10)
})

test('a response with a reliable length is read in one step', async () => {
  const response = new Response('short', { headers: { 'Content-Length': '5' } })
  const text = vi.spyOn(response, 'text')
  expect(await readText(response, 30, true)).toBe('short')
  expect(text).toHaveBeenCalledOnce()
})

test('the size of a response is limited in a runtime without streams too', async () => {
  const headers = new Headers()
  const create = (length: number): Response => ({ headers, text: async () => 'x'.repeat(length) }) as Response
  expect(await readText(create(30), 30, false)).toBe('x'.repeat(30))
  expect(await readText(create(31), 30, false)).toBeUndefined()
})

test('a response without a body is accepted even if its Content-Length is too large', async () => {
  const response = new Response(null, { headers: { 'Content-Length': '31' } })
  expect(await readText(response, 30, true)).toBeUndefined()
})
