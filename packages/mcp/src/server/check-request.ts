import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Values that requests to the HTTP server are checked against. */
export interface Expected {
  readonly port: number
  readonly token: string
  readonly origins: readonly string[]
  readonly maxBodyBytes: number
}

/**
 * Returns the status code with which a request is rejected, judging by its URL and headers; `undefined` if the request
 * may be served.
 */
export function checkRequest(
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { port, token, origins, maxBodyBytes }: Expected,
): number | undefined {
  const { host = '', origin, authorization = '' } = headers
  // A web page can reach a server on loopback by a domain name that resolves to 127.0.0.1. Its requests then have that
  // name in the Host header, so any other host than loopback is rejected.
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host.toLowerCase())) return 403
  if (origin !== undefined && !origins.includes(origin)) return 403
  if (!isSame(authorization, `Bearer ${token}`)) return 401
  if (url?.split('?', 1)[0] !== '/mcp') return 404
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
