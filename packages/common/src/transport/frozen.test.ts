import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'

// A real freeze: the thread of the client stands still, and the server, in a thread of its own, responds meanwhile.

const server = `
const { createServer } = require('node:http')
const { gzipSync } = require('node:zlib')
const { parentPort, workerData } = require('node:worker_threads')
const { body, packed, flag } = workerData
createServer((request, response) => {
  const bytes = packed ? gzipSync(body) : Buffer.from(body)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  response.writeHead(200, packed ? { ...headers, 'Content-Encoding': 'gzip' } : headers).end(bytes)
}).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port) })
`

async function serve(body: string, packed: boolean): Promise<string> {
  const worker = new Worker(server, { eval: true, workerData: { body, packed } })
  onTestFinished(() => void worker.terminate())
  const [port] = (await once(worker, 'message')) as [number]
  return `http://127.0.0.1:${port}`
}

/** Stops this thread, as a function host stops a process. */
const freeze = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test.each([
  ['small', 20, false],
  ['packed', 400_000, true],
  ['large', 400_000, false],
])('a %s response that arrived while the process was frozen is no timeout', async (_, bytes, packed) => {
  const memo = 'x'.repeat(bytes)
  const baseUrl = await serve(JSON.stringify({ memo }), packed)
  const client = createClient({ baseUrl, apiKey: 'key', retry: false, timeoutMs: 100 })
  await client.me({ timeoutMs: 10_000 })
  const call = client.me()
  // The request leaves in the next turns of the loop.
  await vi.waitUntil(() => new Promise((resolve) => setImmediate(() => resolve(true))))
  freeze(250)
  await expect(call).resolves.toEqual({ memo })
})

test('a write whose API key came only after a freeze is not sent', async () => {
  const fetch = vi.fn(async () => Response.json({}))
  const apiKey = async (): Promise<string> => {
    await Promise.resolve()
    freeze(60)
    return 'key'
  }
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey,
    retry: false,
    fetch,
    timeoutMs: 50,
  })
  await expect(client.me()).rejects.toMatchObject({
    name: 'TimeoutError',
    message: expect.stringContaining('Not sent'),
  })
  expect(fetch).not.toHaveBeenCalled()
})
