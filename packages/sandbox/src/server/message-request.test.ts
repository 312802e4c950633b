import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import { MessageRequest } from './message-request.ts'

/**
 * Sends parts of a request unchanged, and returns the text that is received until the connection or the response ends.
 */
async function send(url: string, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  const whole = new Promise<void>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (isWhole(text)) resolve()
    })
    socket.once('close', () => resolve()).once('error', reject)
  })
  for (const part of parts) {
    socket.write(part)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await whole
  socket.destroy()
  return text
}

/** Whether a text is a complete response with its body. */
function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n', 2)
  const [, length = '0'] = /^content-length: (\d+)/im.exec(head) ?? []
  return body !== undefined && Buffer.byteLength(body) >= Number(length)
}

async function listen() {
  const { sandbox, call } = await setUp({ speed: 1, limits: { vps: { concurrent: 1 } } })
  const { url } = await sandbox.listen({ port: 0 })
  const headers = `Host: localhost\r\nAuthorization: Bearer ${sandbox.apiKey}\r\n`
  const inProgress = () => sandbox.limits.usage().vps?.concurrent.used
  return { sandbox, call, url, headers, inProgress }
}

test.each([
  ['/v1/me', '200'],
  ['/v1/%6De', '200'],
  ['/v1/vps/../me', '200'],
  ['/v1/me?x=%E3%81%82', '200'],
  ['http://localhost/v1/me', '200'],
  ['/?', '200'],
  ['//v1/me', '404'],
  ['/v1/me?x=%ZZ', '400'],
  ['*', '400'],
  ['http://[', '400'],
])('the address %s is read as a URL is: %s', async (target, status) => {
  const { sandbox, url, headers } = await listen()
  expect(await send(url, `GET ${target} HTTP/1.1\r\n${headers}\r\n`)).toMatch(`HTTP/1.1 ${status} `)
  await sandbox.close()
})

test('a body may come in parts that split a character, and may begin with a byte order mark', async () => {
  const { sandbox, call, url, headers } = await listen()
  const body = Buffer.from('\uFEFF{"memo": "日本"}')
  const path = `${vpsPath}/memo`
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
  const parts = [body.subarray(0, 15), body.subarray(15, 16), body.subarray(16)]
  expect(await send(url, `PUT ${path} HTTP/1.1\r\n${headers}${type}\r\n`, ...parts)).toMatch('HTTP/1.1 200 ')
  expect(await call('GET /v1/vps/servers')).toMatchObject({ body: { servers: [{ memo: '日本' }] } })
  await sandbox.close()
})

test('a request without a body is executed', async () => {
  const { sandbox, url, headers } = await listen()
  const reply = await send(url, `POST ${vpsPath}/power/reboot HTTP/1.1\r\n${headers}\r\n`)
  expect(reply).toMatch('HTTP/1.1 202 ')
  expect(reply).toMatch('Content-Length: 0')
  await sandbox.close()
})

test('a body in chunks that gets too long is rejected', async () => {
  const { sandbox, url, headers } = await listen()
  const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`
  const head = `POST /v1/vps/servers HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\n`
  expect(await send(url, head, chunk)).toMatch('The body is longer than 1 MB.')
  await sandbox.close()
})

test.each([
  [1_000_000, 200],
  [1_000_001, 400],
])('a body of %i bytes gets %i, whether its length is announced or not', async (bytes, status) => {
  const { sandbox, url, headers } = await listen()
  const body = '{"memo": "long"}'.padEnd(bytes)
  const head = `PUT ${vpsPath}/memo HTTP/1.1\r\n${headers}Content-Type: application/json\r\n`
  const announced = `${head}Content-Length: ${bytes}\r\n\r\n${body}`
  const inChunks = `${head}Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  expect(await send(url, announced)).toMatch(`HTTP/1.1 ${status} `)
  expect(await send(url, inChunks)).toMatch(`HTTP/1.1 ${status} `)
  await sandbox.close()
})

test('a sender who goes away while it sends a body leaves nothing in progress', async () => {
  const { sandbox, url, headers, inProgress } = await listen()
  const body = JSON.stringify({ ...order, dry_run: true })
  const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
  const head = `POST /v1/vps/servers HTTP/1.1\r\n${headers}${type}\r\n`
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(head + body.slice(0, 10))
  await expect.poll(inProgress, { interval: 1 }).toBe(1)
  socket.destroy()
  await expect.poll(inProgress, { interval: 1 }).toBe(0)
  expect(await send(url, head, body)).toMatch('HTTP/1.1 200 ')
  await sandbox.close()
})

test('a sender who goes away while the response is delayed is not waited for', async () => {
  const { sandbox, url, headers, inProgress } = await listen()
  sandbox.faults.add({ operationId: 'listVpsServers', effect: { latencyMs: 1e9 } })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET /v1/vps/servers HTTP/1.1\r\n${headers}\r\n`)
  await expect.poll(inProgress, { interval: 1 }).toBe(1)
  socket.destroy()
  await expect.poll(inProgress, { interval: 1 }).toBe(0)
  await sandbox.close()
})

test('a stream of events begins immediately, and its reader may leave', async () => {
  const { sandbox, url } = await listen()
  const response = await fetch(`${url}/_sandbox/events`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: resync')
  await reader.cancel()
  await sandbox.close()
})

/** Creates a request that has arrived from an address, on a connection that exists only in the process. */
function receive(remoteAddress = '192.0.2.1') {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const message = Object.assign(new IncomingMessage(socket), { method: 'PUT', url: '/v1/me' })
  const outgoing = new ServerResponse(message)
  return { message, outgoing, request: new MessageRequest(message, outgoing) }
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '::ffff:c000:201'],
  ['2001:db8::1', '2001:db8::1'],
  ['64:ff9b::ffff:192.0.2.1', '64:ff9b::ffff:192.0.2.1'],
])('a sender that the socket shows as %s has the address %s', (shown, address) => {
  expect(receive(shown).request.address).toBe(address)
})

test('a path without a query has an empty one', () => {
  expect(receive().request).toMatchObject({ pathname: '/v1/me', search: '' })
})

test('a request is aborted once its connection has closed, and not before', () => {
  const { request, outgoing } = receive()
  expect(() => request.throwIfAborted()).not.toThrow()
  outgoing.destroy()
  expect(() => request.throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(request.signal.aborted).toBe(true)
})

test('a body cannot be read after its connection has closed', async () => {
  const { request, message } = receive()
  message.destroy()
  await expect(request.readText(10)).rejects.toThrow('The connection has been closed.')
})
