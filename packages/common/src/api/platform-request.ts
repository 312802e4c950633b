import type { Answer } from '../call/answer.ts'
import type { Outgoing } from '../call/call.ts'

// Middleware gets the requests and responses of the platform, and may replace them.

/** Reads a request that middleware has seen. */
export async function readPlatformRequest(request: Request): Promise<Outgoing> {
  const { url, method, headers } = request
  return { url, method, headers: Object.fromEntries(headers), body: (await request.text()) || undefined }
}

/** Returns a response whose body can be read again. */
export function toUnreadResponse({ data, response }: Answer<unknown>): Response {
  return new Response(data === undefined ? null : JSON.stringify(data), response)
}
