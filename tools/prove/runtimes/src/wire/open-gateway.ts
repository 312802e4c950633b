import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { createSecureServer } from 'node:http2'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, Server, type Socket } from 'node:net'
import type { Server as TlsServer } from 'node:tls'
import { text } from 'node:stream/consumers'
import { createSandbox } from '@hostwright/sandbox'
import type { Situation } from '../../program/wire/situation.ts'
import type { Certificates } from './certificates.ts'

type Incoming = IncomingMessage | Http2ServerRequest

/** A server in front of a sandbox, which reads orders and then behaves as a situation says. */
export interface Gateway {
  readonly baseUrl: string
  readonly apiKey: string
  /** HTTP versions of the orders that were read, dry runs not included. */
  readonly versions: readonly string[]
  /** Called before the order is sent: changes what new connections meet. */
  leave(): Promise<void>
  /** Called after the order: from now on, the server can be reached and responds. */
  return(): Promise<void>
  close(): void
}

// A page of a browser is of another origin.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}
const badCertificates = ['self-signed', 'expired', 'other-host'] as const
// A client notices within this time that a connection has ended, in milliseconds.
const noticeMs = 60

/** Opens a server for one order. */
export async function openGateway(situation: Situation, certificates: Certificates): Promise<Gateway> {
  const { protocol, connection, executes, then } = situation
  const sandbox = await createSandbox({ limits: false })
  const versions: string[] = []
  let isBack = false
  const sockets = new Set<Socket>()
  const { good } = certificates
  const server: Server =
    protocol === 'http/1.1'
      ? createServer(answer)
      : protocol === 'h2'
        ? createSecureServer({ ...good, allowHTTP1: true }, (incoming, outgoing) =>
            // The response has the same methods as one of HTTP/1.1.
            answer(incoming, outgoing as unknown as ServerResponse),
          )
        : createTlsServer(good, answer)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  for (const event of ['tlsClientError', 'sessionError', 'clientError']) server.on(event, () => {})
  // Until the order is sent, all requests are answered.
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const scheme = protocol === 'http/1.1' ? 'http' : 'https'

  function answer(incoming: Incoming, outgoing: ServerResponse): void {
    incoming.on('error', () => {})
    outgoing.on('error', () => {})
    void respond(incoming, outgoing).catch(() => endConnection(incoming))
  }

  async function respond(incoming: Incoming, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming
    if (method === 'OPTIONS') {
      outgoing.writeHead(204, cors)
      outgoing.end()
      return
    }
    const body = await text(incoming)
    const isOrder = method === 'POST' && !body.includes('"dry_run":true')
    if (method === 'POST' && then === 'length-required' && incoming.headers['content-length'] === undefined) {
      outgoing.writeHead(411, { 'content-type': 'text/html' })
      outgoing.end('<h1>Length Required</h1>')
      return
    }
    if (isOrder && !isBack) versions.push(incoming.httpVersion)
    const response =
      !isOrder || executes || isBack ? await sandbox.fetch(toRequest(incoming, url, body)) : undefined
    if (isOrder && !isBack) {
      react(incoming)
      return
    }
    outgoing.writeHead(response!.status, { ...Object.fromEntries(response!.headers), ...cors })
    outgoing.end(await response!.text())
  }

  function toRequest({ method, headers }: Incoming, url: string, body: string): Request {
    const kept = Object.entries(headers).filter(
      ([name]) => !/^(:|host|connection|content-length|transfer-encoding)/.test(name),
    )
    const init = {
      method: method!,
      headers: kept.map(([name, value]) => [name, String(value)] as [string, string]),
    }
    return new Request(new URL(url, sandbox.baseUrl), body === '' ? init : { ...init, body })
  }

  function react(incoming: Incoming): void {
    if (then === 'vanish') return
    if (then === 'refused-stream' && 'stream' in incoming && incoming.httpVersion === '2.0')
      incoming.stream.close(7)
    else if (then === 'reset') [...sockets].forEach((socket) => socket.resetAndDestroy())
    else endConnection(incoming)
  }

  function endConnection(incoming: Incoming): void {
    if ('stream' in incoming && incoming.httpVersion === '2.0') incoming.stream.session?.destroy()
    else incoming.socket.destroy()
  }

  return {
    baseUrl: `${scheme}://localhost:${port}`,
    apiKey: sandbox.apiKey,
    versions,
    async leave() {
      // The `close` of an HTTP server would also end the connections that are kept.
      if (then === 'refuse' || then === 'vanish') Server.prototype.close.call(server)
      const bad = badCertificates.find((name) => name === then)
      if (bad && protocol !== 'http/1.1') (server as TlsServer).setSecureContext(certificates[bad])
      if (connection === 'fresh') for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => setTimeout(resolve, noticeMs))
    },
    async return() {
      isBack = true
      if (protocol !== 'http/1.1') (server as TlsServer).setSecureContext(good)
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
