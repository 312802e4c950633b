import { expect, test } from 'vitest'
import { setUp } from '../testing/set-up.ts'
import { fromRequest, type IncomingRequest } from './incoming-request.ts'
import { readBody, usualBytes } from './read-body.ts'

/** Creates an endless body that counts how much of it is read. */
function createEndlessBody(): {
  readonly stream: ReadableStream<Uint8Array>
  readonly readBytes: () => number
} {
  let bytes = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytes += 100_000
        controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, readBytes: () => bytes }
}

test.each([
  ['with a key', '/v1/vps/servers', true],
  ['without a key', '/v1/vps/servers', false],
  ['in the control plane', '/_sandbox/keys', false],
])('a body above 1 MB is rejected before it is read: %s', async (_, path, hasKey) => {
  const { sandbox } = await setUp()
  const send = async (headers: Record<string, string>) => {
    const { stream, readBytes } = createEndlessBody()
    const key = hasKey ? { Authorization: `Bearer ${sandbox.apiKey}` } : {}
    const init = { method: 'POST', headers: { ...key, ...headers }, body: stream, duplex: 'half' }
    const { status } = await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, init))
    return { status, readBytes: readBytes() }
  }
  expect(await send({ 'Content-Length': String(usualBytes + 1) })).toEqual({ status: 400, readBytes: 0 })
  const unannounced = await send({ 'Transfer-Encoding': 'chunked' })
  expect(unannounced.status).toBe(400)
  expect(unannounced.readBytes).toBeLessThanOrEqual(usualBytes + 200_000)
})

test('the characters of a body may be split between its chunks', async () => {
  const { sandbox, call } = await setUp()
  const path = '/v1/vps/servers/00000000-0000-4000-8000-000000000001/memo'
  const bytes = new TextEncoder().encode('{"memo": "日本"}')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const headers = {
    Authorization: `Bearer ${sandbox.apiKey}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  }
  const init = { method: 'PUT', headers, body, duplex: 'half' }
  expect((await sandbox.fetch(new Request(`${sandbox.baseUrl}${path}`, init))).status).toBe(200)
  expect(await call('GET /v1/vps/servers')).toMatchObject({ body: { servers: [{ memo: '日本' }] } })
})

function createRequest(text: string | undefined, headers: Record<string, string> = {}): IncomingRequest {
  const init = { method: text === undefined ? 'GET' : 'POST', body: text ?? null, headers }
  return fromRequest(new Request('http://localhost/v1/me', init), '127.0.0.1')
}
const chunked = { 'Transfer-Encoding': 'chunked' }

test.each([{}, chunked])('a body of the longest length is read: %j', async (headers) => {
  expect(await readBody(createRequest('12345', headers), 5)).toBe('12345')
})

test.each([{ 'Content-Length': '6' }, chunked, {}])(
  'a body that is too long is rejected: %j',
  async (headers) => {
    await expect(readBody(createRequest('123456', headers), 5)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The body is longer than 0.000005 MB.',
    })
  },
)

test('no body is an empty one', async () => {
  expect(await readBody(createRequest(undefined))).toBe('')
  expect(await readBody(createRequest('', chunked))).toBe('')
  const announced = new Request('http://localhost/v1/me', { method: 'POST', headers: chunked })
  expect(await readBody(fromRequest(announced, '127.0.0.1'))).toBe('')
})

test('the body of a GET is not read', async () => {
  const readText = () => Promise.resolve('{}')
  expect(await readBody({ ...createRequest(undefined), readText })).toBe('')
})

test('a body that is too long is rejected immediately, where a request would be executed late too', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ operationId: 'orderVps', effect: { finishLateMs: 60_000 } })
  const headers = { 'Content-Length': String(usualBytes + 1) }
  const reply = await call('POST /v1/vps/servers', { body: 'x', headers })
  expect(reply).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } })
  await sandbox.clock.advance({ minutes: 2 })
  expect(sandbox.journal().requests).toMatchObject([{ status: 400 }])
})
