import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectionReset } from '../faults/connection-reset.ts'
import type { Serve, TextReply } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { defaultHost, defaultPort } from '../sandbox/assemble-sandbox.ts'
import type { ListeningSsh, SshOptions } from './sftp/listen-ssh.ts'
import { MessageRequest } from './message-request.ts'
import { sendEvents } from './send-events.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** Options of `listen`. */
export interface ListenOptions {
  /** The port; 0 selects any free port. @default 4010 */
  readonly port?: number | undefined
  /** The network address of the machine to listen at. @default '127.0.0.1', this machine only */
  readonly host?: string | undefined
  /**
   * Whether to serve the files of the hosting servers over SFTP too, on a second port. An object selects the port, and
   * whether connections count as coming from abroad. Files are in memory only, also with `db`. It needs the package
   * `ssh2`. Over HTTP, requests whose `Host` is the name of a site, or that name followed by `.localhost`, get its files
   * in any case. @default false
   */
  readonly ssh?: boolean | SshOptions | undefined
}

/** A sandbox that listens on a port. */
export interface Listening {
  /** The URL for `baseUrl`, such as `http://127.0.0.1:4010`. */
  readonly url: string
  /** The SFTP server; only with the option `ssh`. */
  readonly ssh?: ListeningSsh
  /** Closes the port and all its connections. */
  readonly close: () => Promise<void>
}

export async function listen(
  serve: Serve,
  { port = defaultPort, host = defaultHost }: ListenOptions = {},
): Promise<Listening> {
  const takeTurn = createTurns()
  // With `optimizeEmptyRequests`, a request without a body gets a stream that has already ended and emits no events,
  // which makes the request faster.
  const server = createServer({ optimizeEmptyRequests: true }, (message, outgoing) => {
    const request = parse(message, outgoing)
    if (request === undefined) outgoing.writeHead(400).end()
    else void takeTurn(message.socket, () => respond(serve, request, outgoing))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Connections are closed a moment later, so that a stream of events that has just ended is written completely.
    await new Promise((resolve) => setImmediate(resolve))
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    close,
  }
}

/** Returns the request; `undefined` if its URL is invalid. */
function parse(message: IncomingMessage, outgoing: ServerResponse): IncomingRequest | undefined {
  try {
    return new MessageRequest(message, outgoing)
  } catch {
    return undefined
  }
}

async function respond(serve: Serve, request: IncomingRequest, outgoing: ServerResponse): Promise<void> {
  try {
    const reply = await serve(request)
    if (reply instanceof Response) await sendResponse(outgoing, reply)
    else if ('stream' in reply) await sendEvents(outgoing, reply)
    else sendText(outgoing, reply)
  } catch (error) {
    const isOver = outgoing.headersSent || outgoing.destroyed
    if (isOver || error instanceof ConnectionReset) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
}

/** Responds to the requests of one connection one after the other. `respond` never rejects. */
type TakeTurn = (connection: object, respond: () => Promise<void>) => Promise<void>

/**
 * Creates the turns of each connection. A client may send its next request before it has the response to the last one.
 * Node reports both at the same time, and a PUT whose body is read later would be executed after the GET behind it (RFC
 * 9112, section 9.3.2).
 */
function createTurns(): TakeTurn {
  const last = new WeakMap<object, Promise<void>>()
  return async (connection, respond) => {
    const before = last.get(connection)
    const turn = before === undefined ? respond() : before.then(respond)
    last.set(connection, turn)
    await turn
    if (last.get(connection) === turn) last.delete(connection)
  }
}

/** Sends a text response in one piece, with its length. */
function sendText(outgoing: ServerResponse, { status, headers, text }: TextReply): void {
  if (text === null) return void outgoing.writeHead(status, headers).end()
  headers['Content-Length'] = String(Buffer.byteLength(text))
  outgoing.writeHead(status, headers).end(text)
}

/** Sends a response as its body is read. Rejects if the connection ends earlier. */
async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) return void outgoing.end()
  outgoing.flushHeaders()
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing)
}
