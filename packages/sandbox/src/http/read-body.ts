import type { IncomingRequest } from './incoming-request.ts'
import { tooLong } from './read-stream.ts'

/** Largest body in bytes, unless a larger one is expected: 1 MB. */
export const usualBytes = 1_000_000

/**
 * Reads a body as text; that of a `GET` is always empty. Rejects a body that is too long before reading it, if its
 * header states the length.
 */
export async function readBody(request: IncomingRequest, mostBytes: number = usualBytes): Promise<string> {
  if (Number(request.header('content-length')) > mostBytes) throw tooLong(mostBytes)
  return request.method === 'GET' ? '' : request.readText(mostBytes)
}
