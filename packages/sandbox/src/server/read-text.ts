import type { IncomingMessage } from 'node:http'
import { tooLong } from '../http/read-stream.ts'

/** The text of a body. When it is longer than that, the rest of it is dropped as it comes, so that the response arrives. */
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
    // A request without a body may have ended before it is read.
    if (message.readableEnded) return resolve('')
    if (message.destroyed) reject(new Error('The connection has been closed.'))
    message
      .on('data', take)
      .once('end', () => resolve(toText(Buffer.concat(chunks))))
      .once('error', reject)
  })
}

/** Without a byte order mark. */
function toText(bytes: Buffer): string {
  const text = bytes.toString()
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
