import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { guidesFolder, setUp, skillsFolder, token } from '../testing/scene.ts'

const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const good = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${token}`,
}

interface Reply {
  readonly status: number
  readonly text: string
}

/** Sends a request as it is given: `fetch` lets nobody choose the Host. */
function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  sent = body,
  method = 'POST',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (response) => {
      const parts: string[] = []
      response.setEncoding('utf8').on('data', (part: string) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode!, text: parts.join('') }))
    })
    outgoing.on('error', reject)
    outgoing.end(sent)
  })
}

test('a request with the token is served', async () => {
  const { url } = await (await setUp()).serve()
  expect(await send(url, good)).toMatchObject({ status: 200, text: expect.stringContaining('quote_order') })
})

test.each([
  ['an Origin that is not allowed', { ...good, origin: 'https://example.com' }, 403],
  ['the Origin null of a file or a sandboxed frame', { ...good, origin: 'null' }, 403],
  ['another Host, as after DNS rebinding', { ...good, host: 'rebound.example.com' }, 403],
  ['another Host with the right port in front', { ...good, host: '127.0.0.1.example.com' }, 403],
  ['no token', { ...good, authorization: '' }, 401],
  ['a wrong token', { ...good, authorization: `Bearer ${token}x` }, 401],
  ['a token of another kind', { ...good, authorization: `Basic ${token}` }, 401],
])('a request with %s is rejected, and the response says nothing', async (_, headers, status) => {
  const scene = await setUp()
  const { url } = await scene.serve()
  expect(await send(url, headers)).toEqual({ status, text: '' })
  expect(scene.requests).toEqual([])
})

test('another path is 404, and 10 MB are 413', async () => {
  const { url } = await (await setUp()).serve()
  expect((await send(`${url}/other`, good)).status).toBe(404)
  const large = 'x'.repeat(10_000_000)
  const declared = await send(url, { ...good, 'content-length': String(large.length) }, '').catch(() => ({
    status: 413,
  }))
  expect(declared.status).toBe(413)
  const chunked = await send(url, { ...good, 'transfer-encoding': 'chunked' }, large).catch(() => ({
    status: 413,
  }))
  expect(chunked.status).toBe(413)
  expect((await send(url, good)).status).toBe(200)
})

test.each(['HEAD', 'TRACE'])('a %s request is 405, and no error of the server', async (method) => {
  const scene = await setUp()
  const { url } = await scene.serve()
  expect(await send(url, good, '', method)).toMatchObject({ status: 405 })
  expect(scene.errors).toEqual([])
})

test('without a token of 32 characters it does not listen', async () => {
  const { runServer } = await import('../command-line/run.ts')
  const { sandbox, folder } = await setUp()
  const env = {
    HOSTWRIGHT_BASE_URL: sandbox.baseUrl,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    HOSTWRIGHT_MCP_TOKEN: 'short',
  }
  const { stdin, stdout, stderr } = process
  const machine = {
    env,
    home: folder,
    platform: 'linux',
    stdin,
    stdout,
    stderr,
    version: '1.0.0',
    skills: skillsFolder,
    guides: guidesFolder,
  }
  await expect(runServer(['--http', '0'], machine)).rejects.toThrow('32 characters')
})

test('of 1,000 connections at a time most are closed, none is served, and the server goes on', async () => {
  const scene = await setUp()
  const { url } = await scene.serve()
  const sockets: Socket[] = []
  const ended = Array.from({ length: 1000 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    sockets.push(socket)
    return new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.on('error', () => {})
    })
  })
  let closed = 0
  for (const one of ended) void one.then(() => (closed += 1))
  await expect.poll(() => closed).toBeGreaterThanOrEqual(900)
  for (const socket of sockets) socket.destroy()
  await Promise.all(ended)
  await expect.poll(async () => (await send(url, good).catch(() => undefined))?.status).toBe(200)
  expect(scene.requests).toEqual([])
})
