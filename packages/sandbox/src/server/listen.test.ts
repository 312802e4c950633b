import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { getWithHost } from '../testing/get-with-host.ts'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import { listen } from './listen.ts'

test('responses over a port are the same, until the port is closed', async () => {
  const { sandbox } = await setUp()
  const { Request, Response } = globalThis
  const { url, close } = await sandbox.listen({ port: 0 })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const call = createCaller({ baseUrl: url, apiKey: sandbox.apiKey, fetch: (request) => fetch(request) })
  const reply = await call(`POST ${vpsPath}/power/stop`)
  expect([reply.status, reply.headers.get('Location')]).toEqual([202, `${vpsPath}/power`])
  expect(await call('POST /v1/vps/servers', { body: { ...order, dry_run: true } })).toMatchObject({
    status: 200,
  })
  expect(await call('POST /v1/vps/servers', { body: '{' })).toMatchObject({ status: 400 })
  expect(await call('GET /v1/logs?limit=1')).toMatchObject({ body: { logs: [{ ip_address: '127.0.0.1' }] } })
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
  await close()
  await expect(call('GET /v1/me')).rejects.toThrow(TypeError)
  await sandbox.close()
})

test('a request to the name of a site gets its start page, and one to another name does not', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const port = Number(new URL(url).port)
  for (const host of ['example.com', `EXAMPLE.com.localhost:${port}`])
    expect(await getWithHost(port, '/', host)).toEqual([
      200,
      expect.stringContaining('start page of example.com'),
    ])
  for (const host of ['example.net', 'localhost', '127.0.0.1', `[::1]:${port}`])
    expect((await getWithHost(port, '/', host))[1]).not.toContain('start page')
  await sandbox.close()
})

test('a body that is too long is rejected over a port, and the next request gets a response', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const send = (body: string) => fetch(`${url}/v1/vps/servers`, { method: 'POST', body })
  expect((await send(' '.repeat(3_000_000))).status).toBe(400)
  expect((await send('{}')).status).toBe(401)
  await sandbox.close()
})

test('a taken port rejects, and closing the sandbox closes its ports', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  await expect(sandbox.listen({ port: Number(new URL(url).port) })).rejects.toThrow(/EADDRINUSE/)
  await sandbox.close()
  await expect(fetch(url)).rejects.toThrow(TypeError)
})

/** Sends texts over one connection in a single packet, and returns everything that is received. */
async function sendAll(url: string, requests: readonly string[]): Promise<string> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(requests.join(''))
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  return received
}

test('pipelined requests of one connection are executed in the order in which they were sent', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${sandbox.apiKey}\r\n${more}`
  const put = (memo: string) => {
    const body = JSON.stringify({ memo })
    const type = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    return head(`PUT ${vpsPath}/memo`, type + body)
  }
  const get = head(`GET ${vpsPath}`, '\r\n')
  const end = head(`GET ${vpsPath}`, 'Connection: close\r\n\r\n')
  const received = await sendAll(url, [put('0'), get, put('1'), get, put('2'), end])
  expect([...received.matchAll(/"memo":"(\d)"/g)].map(([, memo]) => memo)).toEqual(['0', '1', '2'])
  const { requests } = sandbox.journal()
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT', 'GET', 'PUT', 'GET'])
  await sandbox.close()
})

test('a connection that a fault breaks responds to none of the requests behind it', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  sandbox.faults.add({ operationId: 'getApiKey', effect: 'drop-request' })
  const get = `GET /v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${sandbox.apiKey}\r\n\r\n`
  const received = await sendAll(url, [get, get]).catch(() => '')
  expect(received).toBe('')
  await sandbox.close()
})

test('TRACE returns 404 like any other method that a path does not have, and nothing of the request', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const head = `Host: localhost\r\nAuthorization: Bearer ${sandbox.apiKey}\r\nX-Secret: reflected\r\nConnection: close\r\n\r\n`
  const received = await sendAll(url, [`TRACE /v1/me HTTP/1.1\r\n${head}`])
  expect(received).toMatch(/^HTTP\/1\.1 404 /)
  expect(received).not.toContain('reflected')
  await sandbox.close()
})

test('a request whose handling fails gets a 500, and the next one is handled', async () => {
  let requests = 0
  const { url, close } = await listen(
    () => {
      requests += 1
      return requests === 1 ? Promise.reject(new Error('failed')) : Promise.resolve(new Response('fine'))
    },
    { port: 0 },
  )
  expect((await fetch(url)).status).toBe(500)
  const second = await fetch(url)
  expect([second.status, await second.text()]).toEqual([200, 'fine'])
  await close()
})

test('a response without a body arrives over a port, although a fault would break its body', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const call = createCaller({ baseUrl: url, apiKey: sandbox.apiKey, fetch: (request) => fetch(request) })
  sandbox.faults.add({ effect: 'truncate' })
  expect(await call(`POST ${vpsPath}/power/stop`)).toMatchObject({ status: 202, body: undefined })
  await sandbox.close()
})

test('closing the sandbox ends a request that is still in progress', async () => {
  const { sandbox } = await setUp({ speed: 1, limits: {} })
  const { url } = await sandbox.listen({ port: 0 })
  const call = createCaller({ baseUrl: url, apiKey: sandbox.apiKey, fetch: (request) => fetch(request) })
  sandbox.faults.add({ effect: { latencyMs: 1e9 } })
  const rejected = expect(call('GET /v1/vps/servers')).rejects.toThrow(TypeError)
  await expect.poll(() => sandbox.limits.usage().vps?.concurrent.used, { interval: 1 }).toBe(1)
  await sandbox.close()
  await rejected
})
