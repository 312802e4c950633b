import { ApiFailure } from './api-failure.ts'

/** The longest body that is read, unless a longer one is expected: 1 MB. */
export const usualBytes = 1_000_000

/** The text of a body. One that is too long is rejected as soon as that is known: by its header before anything is read. */
export async function readBody(request: Request, mostBytes: number = usualBytes): Promise<string> {
  const { headers, method } = request
  if (Number(headers.get('content-length')) > mostBytes) throw tooLong(mostBytes)
  if (method === 'GET') return ''
  // Over HTTP a body is no longer than it says; only one in chunks does not say.
  if (!headers.has('transfer-encoding')) return request.text()
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  // Leaving the loop early cancels the stream, so that nothing more is read.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > mostBytes) throw tooLong(mostBytes)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function tooLong(mostBytes: number): ApiFailure {
  return new ApiFailure('BAD_REQUEST', `The body is longer than ${mostBytes / 1_000_000} MB.`)
}
