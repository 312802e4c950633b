import type { IncomingMessage } from 'node:http'
import { tooLong } from '../http/read-stream.ts'

/**
 * Reads a body as text. If the body is too long, the rest is received and dropped, so that the sender gets the
 * response.
 */
export function readText(message: IncomingMessage, mostBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    let length = 0
    const take = (chunk: Uint8Array): void => {
      length += chunk.byteLength
      if (length <= mostBytes) return void chunks.push(chunk)
      message.off('data', take).resume()
      reject(tooLong(mostBytes))
    }
    // A request without a body may have ended before this call, and the event `end` would then never come.
    if (message.readableEnded) return resolve('')
    if (message.destroyed) reject(new Error('The connection has been closed.'))
    message
      .on('data', take)
      .once('end', () => resolve(toText(Buffer.concat(chunks))))
      .once('error', reject)
  })
}

/** Decodes bytes as UTF-8, without a byte order mark. */
function toText(bytes: Buffer): string {
  const text = bytes.toString()
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
