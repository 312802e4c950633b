import { ApiFailure } from './api-failure.ts'

/** The text of a stream. One that is too long is not read to its end. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  // Leaving the loop early cancels the stream, so that nothing more is read.
  for await (const chunk of stream ?? []) {
    length += chunk.byteLength
    if (length > mostBytes) throw tooLong(mostBytes)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

export function tooLong(mostBytes: number): ApiFailure {
  return new ApiFailure('BAD_REQUEST', `The body is longer than ${mostBytes / 1_000_000} MB.`)
}
