import type { IncomingRequest } from './incoming-request.ts'
import { tooLong } from './read-stream.ts'

/** The longest body that is read, unless a longer one is expected: 1 MB. */
export const usualBytes = 1_000_000

/** The text of a body. One that is too long is rejected as soon as that is known: by its header before anything is read. */
export async function readBody(request: IncomingRequest, mostBytes: number = usualBytes): Promise<string> {
  if (Number(request.header('content-length')) > mostBytes) throw tooLong(mostBytes)
  return request.method === 'GET' ? '' : request.readText(mostBytes)
}
