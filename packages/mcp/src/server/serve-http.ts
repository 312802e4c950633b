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
 * Serves the protocol over HTTP on loopback, with one server for each request or connection. A request is checked before
 * any of its body is read.
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

/** Says nothing of why: a caller that is rejected learns neither the token nor the right host. */
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

/** Values that requests are checked against. */
interface Expected {
  readonly port: number
  readonly token: string
  readonly origins: readonly string[]
  readonly maxBodyBytes: number
}

/** Returns the status to reject a request with, by its headers alone; `undefined` for one that may be served. */
function checkRequest(
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { port, token, origins, maxBodyBytes }: Expected,
): number | undefined {
  const { host = '', origin, authorization = '' } = headers
  // A page of another site reaches loopback by a name of its own that resolves to it: its Host tells.
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host.toLowerCase())) return 403
  if (origin !== undefined && !origins.includes(origin)) return 403
  if (!isSame(authorization, `Bearer ${token}`)) return 401
  if (url?.split('?', 1)[0] !== '/mcp') return 404
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? 413 : undefined
}

/** Compares hashes, so that the time it takes tells neither length nor beginning. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
