import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { rejection } from '../testing/scripted-fetch.ts'

const tooLarge = {
  name: 'UnexpectedResponseError',
  message: 'The response is larger than 1000 bytes (maxResponseBytes) (GET /v1/me, 200)',
  snippet: '',
}

function setUp(options: ClientOptions) {
  const client = { baseUrl: 'https://api.example.com', apiKey: 'key', maxResponseBytes: 1_000 }
  return createClient({ ...client, ...options })
}

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const body = (bytes: number): string => JSON.stringify({ memo: 'x'.repeat(bytes - 11) })

test.each<[string, RequestListener]>([
  ['that tells its length', (_, response) => response.end(body(1_001))],
  [
    'in chunks',
    (_, response) => {
      response.write(body(1_001).slice(0, 600))
      response.end(body(1_001).slice(600))
    },
  ],
  [
    'that is small only when packed',
    (_, response) => {
      const packed = gzipSync(body(1_001))
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length }).end(packed)
    },
  ],
])('a response %s is rejected when it is larger than allowed', async (_, listener) => {
  const client = setUp({ baseUrl: await serve(listener) })
  await expect(client.me()).rejects.toMatchObject(tooLarge)
})

test('a response as large as allowed is read', async () => {
  const chunked: RequestListener = (_, response) => {
    response.write(body(1_000).slice(0, 600))
    response.end(body(1_000).slice(600))
  }
  for (const listener of [chunked, ((_, response) => response.end(body(1_000))) satisfies RequestListener])
    await expect(setUp({ baseUrl: await serve(listener) }).me()).resolves.toEqual(JSON.parse(body(1_000)))
})

test('a response with a wrong length is not read beyond the limit', async () => {
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(300)))
  const cancel = vi.fn()
  const fetch = async (): Promise<Response> =>
    new Response(new ReadableStream({ pull, cancel }), { headers: { 'Content-Length': '10' } })
  await expect(setUp({ fetch }).me()).rejects.toMatchObject(tooLarge)
  expect(cancel).toHaveBeenCalledOnce()
  expect(pull.mock.calls.length).toBeLessThanOrEqual(6)
})

test('a response whose Content-Length is too large is not read', async () => {
  const pull = vi.fn()
  const cancel = vi.fn()
  const stream = new ReadableStream({ pull, cancel }, { highWaterMark: 0 })
  const fetch = async (): Promise<Response> => new Response(stream, { headers: { 'Content-Length': '1001' } })
  await expect(setUp({ fetch }).me()).rejects.toMatchObject(tooLarge)
  expect(pull).not.toHaveBeenCalled()
  expect(cancel).toHaveBeenCalledOnce()
})

test('an error response that is too large is an error with its status and headers', async () => {
  const reply = rejection(429, 'x'.repeat(2_000), { 'Retry-After': '90' })
  await expect(setUp({ fetch: async () => reply, retry: false }).me()).rejects.toMatchObject({
    name: 'UnexpectedResponseError',
    status: 429,
    retryAfterMs: 90_000,
  })
})

test('characters that are split between chunks are read whole', async () => {
  const bytes = new TextEncoder().encode('{"memo":"é\u{1F600}"}')
  const stream = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  await expect(setUp({ fetch: async () => new Response(stream) }).me()).resolves.toEqual({
    memo: 'é\u{1F600}',
  })
})

test('the default limit is 16 MB', async () => {
  const limit = 16 * 1024 * 1024
  const reply = (length: number) => async () =>
    new Response('{}', { headers: { 'Content-Length': String(length) } })
  const options = { maxResponseBytes: undefined }
  await expect(setUp({ ...options, fetch: reply(limit) }).me()).resolves.toEqual({})
  await expect(setUp({ ...options, fetch: reply(limit + 1) }).me()).rejects.toThrow(
    `larger than ${limit} bytes`,
  )
})

test('an invalid size limit is rejected', () => {
  expect(() => setUp({ maxResponseBytes: 0 })).toThrow('maxResponseBytes is 0: give a whole number from 1')
})
