import type { Answer } from '../call/answer.ts'
import type { Outgoing } from '../call/call.ts'
import { ConfigError } from '../errors/config-error.ts'

// Middleware gets the requests and responses of the platform, and may replace them.

/** Reads a request that middleware has seen. Rejects one to another address, which would get the API key. */
export async function readPlatformRequest(request: Request, baseUrl: string): Promise<Outgoing> {
  const { url, method, headers } = request
  if (!url.startsWith(`${baseUrl}/`)) {
    const problem = `is not an address of this API: leave the URL, or give one that begins with ${baseUrl}/`
    throw new ConfigError('request.url', problem)
  }
  return { url, method, headers: Object.fromEntries(headers), body: (await request.text()) || undefined }
}

/** Returns a response whose body can be read again. */
export function toUnreadResponse({ data, response }: Answer<unknown>): Response {
  return new Response(data === undefined ? null : JSON.stringify(data), response)
}
