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
    // What has no body may have ended before anybody reads it.
    if (message.readableEnded) return resolve('')
    if (message.destroyed) reject(new Error('The connection has been closed.'))
    message
      .on('data', take)
      .once('end', () => resolve(toText(Buffer.concat(chunks))))
      .once('error', reject)
  })
}

/** Without the byte order mark that it may begin with. */
function toText(bytes: Buffer): string {
  const text = bytes.toString()
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
