import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** Serves an API that responds after 100 ms, for the tests of a file, and returns a function that returns its address. */
export function serveApi(
  respond: (request: IncomingMessage) => Promise<unknown> = async () => {},
): () => string {
  const api = createServer((request, response) => {
    const headers = { 'Content-Type': 'application/json', 'X-RateLimit-Remaining': '7' }
    if (request.method === 'GET') setTimeout(() => response.writeHead(200, headers).end('{}'), 100)
    else
      respond(request).then(
        (result) => response.writeHead(200, headers).end(JSON.stringify(result)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void api.close())
  return () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`
}
