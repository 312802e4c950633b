import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Values that requests are checked against. */
export interface Expected {
  readonly port: number
  readonly token: string
  readonly origins: readonly string[]
  readonly maxBodyBytes: number
}

/** Returns the status to reject a request with, by its headers alone; `undefined` for one that may be served. */
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

/** Compares hashes, so that the time it takes tells neither length nor beginning. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}
