import { createServer as createNodeServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpOptions, HttpServer } from './http-server.ts'

const maxBodyBytes = 1_000_000
const maxConnections = 100

/**
 * Serves the Model Context Protocol over HTTP on loopback, with a new server object for each request or connection. The
 * headers of a request are checked before its body is read.
 */
export async function serveHttp(
  create: () => McpServer,
  { port, token, origins = [], onError }: HttpOptions,
): Promise<HttpServer> {
  const handler = createMcpHandler(create, { maxRequestBodySize: maxBodyBytes, onerror: onError })
  const server = createNodeServer((incoming, outgoing) => {
    const { port: own } = server.address() as AddressInfo
    const status = checkRequest(incoming, { port: own, token, origins, maxBodyBytes })
    if (status !== undefined) return reject(outgoing, status)
    serve(handler.fetch, incoming, outgoing).catch((error: unknown) => {
      onError(error)
      outgoing.destroy()
    })
  })
  server.maxConnections = maxConnections
  server.listen(port, '127.0.0.1')
  await new Promise<void>((resolve, fail) => {
    server.once('listening', resolve)
    server.once('error', fail)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    async close() {
      await handler.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Rejects a request with a status code and without a reason, so that a stranger learns neither the token nor the right
 * host.
 */
function reject(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { connection: 'close' }).end()
}

async function serve(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const { method = 'GET', headers, url = '/' } = incoming
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const request = new Request(`http://127.0.0.1${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => [[name, String(value)] as [string, string]]),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    signal: gone.signal,
  })
  const response = await handle(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) outgoing.end()
  else await pipeline(Readable.fromWeb(response.body as never), outgoing)
}

/** Values that requests to the HTTP server are checked against. */
interface Expected {
  readonly port: number
  readonly token: string
  readonly origins: readonly string[]
  readonly maxBodyBytes: number
}

/**
 * Returns the status code with which a request is rejected, judging by its URL and headers; `undefined` if the request
 * may be served.
 */
function checkRequest(
  { url, method = '', headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  { port, token, origins, maxBodyBytes }: Expected,
): number | undefined {
  const { host = '', origin, authorization = '' } = headers
  // A web page can reach a server on loopback by a domain name that resolves to 127.0.0.1. Its requests then have that
  // name in the Host header, so any other host than loopback is rejected.
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host.toLowerCase())) return 403
  if (origin !== undefined && !origins.includes(origin)) return 403
  if (!isSame(authorization, `Bearer ${token}`)) return 401
  if (url?.split('?', 1)[0] !== '/mcp') return 404
  // The protocol has no such requests, and `Request` takes none with a body.
  if (['HEAD', 'TRACE', 'CONNECT'].includes(method)) return 405
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? 413 : undefined
}

/**
 * Whether two texts are equal. Compares their hashes, so that the duration does not reveal the length or the beginning
 * of the expected text.
 */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
