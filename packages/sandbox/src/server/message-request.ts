import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { tooLong } from '../http/read-stream.ts'

/**
 * A request whose headers Node has read. It is not converted to a `Request`, because that takes longer than responding.
 * It is a class, because the getters of an object literal would keep each request in memory until a full garbage
 * collection.
 */
export class MessageRequest implements IncomingRequest {
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly host: string
  readonly address: string
  readonly #message: IncomingMessage
  readonly #outgoing: ServerResponse
  #signal: AbortSignal | undefined

  /** Throws a `TypeError` if the URL of the request is invalid. */
  constructor(message: IncomingMessage, outgoing: ServerResponse) {
    const { pathname, search } = readTarget(message.url ?? '/')
    this.method = message.method ?? 'GET'
    this.pathname = pathname
    this.search = search
    this.host = message.headers.host ?? ''
    this.address = toAddress(message.socket.remoteAddress ?? '')
    this.#message = message
    this.#outgoing = outgoing
    this.#signal = undefined
  }

  get signal(): AbortSignal {
    return (this.#signal ??= abortWithConnection(this.#outgoing))
  }

  throwIfAborted(): void {
    if (this.#outgoing.destroyed) this.signal.throwIfAborted()
  }

  header(name: string): string | null {
    const value = this.#message.headers[name]
    return typeof value === 'string' ? value : null
  }

  readText(mostBytes: number): Promise<string> {
    return readText(this.#message, mostBytes)
  }
}

function readTarget(target: string): { readonly pathname: string; readonly search: string } {
  // `URL` would not change a path that consists of these characters, so the slow parsing is skipped.
  if (/^\/[\w/-]*$/.test(target)) return { pathname: target, search: '' }
  return new URL(target.startsWith('/') ? `http://localhost${target}` : target)
}

/** Returns the IP address of a sender. A dual-stack socket shows IPv4 addresses in IPv6 form. */
function toAddress(shown: string): string {
  return shown.replace(/^::ffff:(?=\d+\.)/, '')
}

function abortWithConnection(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const abort = (): void => {
    if (!outgoing.writableFinished) controller.abort()
  }
  if (outgoing.destroyed) abort()
  else outgoing.once('close', abort)
  return controller.signal
}

/**
 * Reads a body as text. If the body is too long, the rest is received and dropped, so that the sender gets the
 * response.
 */
function readText(message: IncomingMessage, mostBytes: number): Promise<string> {
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
