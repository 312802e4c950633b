import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'

// A real freeze: the thread of the client stands still, and the server, in a thread of its own, responds meanwhile.

// Both threads see how far a request is.
const [arrived, isFrozen, responded] = [0, 1, 2]

const server = `
const { createServer } = require('node:http')
const { gzipSync } = require('node:zlib')
const { parentPort, workerData } = require('node:worker_threads')
const { body, packed, state } = workerData
createServer((request, response) => {
  const bytes = packed ? gzipSync(body) : Buffer.from(body)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  Atomics.store(state, ${arrived}, 1)
  Atomics.wait(state, ${isFrozen}, 0)
  response.writeHead(200, packed ? { ...headers, 'Content-Encoding': 'gzip' } : headers).end(bytes)
  setImmediate(() => {
    Atomics.store(state, ${responded}, 1)
    Atomics.notify(state, ${responded})
  })
}).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port) })
`

/** Starts a server that responds once its client is frozen. */
async function serve(body: string, packed: boolean) {
  const state = new Int32Array(new SharedArrayBuffer(12))
  const worker = new Worker(server, { eval: true, workerData: { body, packed, state } })
  onTestFinished(() => void worker.terminate())
  const [port] = (await once(worker, 'message')) as [number]
  return { baseUrl: `http://127.0.0.1:${port}`, state }
}

/** Stops this thread, as a function host stops a process. */
const freeze = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test.each([
  ['small', 20, false],
  ['packed', 400_000, true],
  ['large', 400_000, false],
])('a %s response that arrived while the process was frozen is no timeout', async (_, bytes, packed) => {
  const memo = 'x'.repeat(bytes)
  const { baseUrl, state } = await serve(JSON.stringify({ memo }), packed)
  const client = createClient({ baseUrl, apiKey: 'key', retry: false, timeoutMs: 1_000 })
  const call = client.me()
  await vi.waitUntil(() => Atomics.load(state, arrived) === 1, { timeout: 10_000, interval: 1 })
  Atomics.store(state, isFrozen, 1)
  Atomics.notify(state, isFrozen)
  // A busy machine may give the server its turn late.
  expect(Atomics.wait(state, responded, 0, 10_000)).not.toBe('timed-out')
  freeze(1_100)
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
