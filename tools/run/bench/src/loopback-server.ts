import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Runs in a separate process, so that its work is not counted as the client's. It responds with the headers of the real
// API, but with limits so high that no client waits for them.
const body = JSON.stringify({ plans: [], os_images: [], data: [] })
const headers = {
  'Content-Type': 'application/json',
  'X-RateLimit-Limit': '1000000000',
  'X-RateLimit-Remaining': '999999999',
  'X-RateLimit-Reset': '1767225600',
  'X-RateLimit-Concurrent-Limit': '5',
  'X-RateLimit-Concurrent-Remaining': '4',
}
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
