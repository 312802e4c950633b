import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { TextReply } from '../http/answer.ts'

/** Sends a text as a whole, with its length. */
export function sendText(outgoing: ServerResponse, { status, headers, text }: TextReply): void {
  if (text === null) return void outgoing.writeHead(status, headers).end()
  headers['Content-Length'] = String(Buffer.byteLength(text))
  outgoing.writeHead(status, headers).end(text)
}

/** Sends a response as it comes. Rejects when the connection ends before it. */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) return void outgoing.end()
  outgoing.flushHeaders()
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing)
}
