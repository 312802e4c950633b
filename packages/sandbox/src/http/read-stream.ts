import { ApiFailure } from './api-failure.ts'

/** Reads a stream as text. If it is too long, the rest is not read. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<string> {
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  // An error in this loop ends it early, which cancels the stream, so that the rest of a too long body is not read.
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
