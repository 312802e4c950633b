import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, Server, type Socket } from 'node:net'
import type { Server as TlsServer } from 'node:tls'
import { createSandbox } from '@hostwright/sandbox'
import type { Situation } from '../../program/wire/situation.ts'
import type { Certificate, Certificates } from './certificates.ts'
import { endConnection, type Incoming, respondUntilFault, type Seen } from './respond-until-fault.ts'

/** A server in front of a sandbox, which reads an order and behaves as a situation says. */
export interface Gateway {
  readonly baseUrl: string
  readonly apiKey: string
  /** HTTP versions of the orders that were read, without dry runs. */
  readonly versions: readonly string[]
  /** Called before the order is sent: changes what happens to new connections. */
  leave(): Promise<void>
  /** Called after the order: from now on, the server accepts connections and responds. */
  return(): Promise<void>
  close(): void
}

type Answer = (incoming: Incoming, outgoing: ServerResponse) => void

const badCertificates = ['self-signed', 'expired', 'other-host'] as const
// A client notices within this time that a connection has ended, in milliseconds.
const noticeMs = 60

/** Opens a server for one order. */
export async function openGateway(situation: Situation, certificates: Certificates): Promise<Gateway> {
  const { protocol, connection, fault } = situation
  const sandbox = await createSandbox({ limits: false })
  const seen: Seen = { versions: [], isBack: false }
  const sockets = new Set<Socket>()
  const { good } = certificates
  const server = createFor(protocol, good, (incoming, outgoing) => {
    incoming.on('error', () => {})
    outgoing.on('error', () => {})
    void respondUntilFault(situation, sandbox, seen, incoming, outgoing).catch(() => endConnection(incoming))
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  for (const event of ['tlsClientError', 'sessionError', 'clientError']) server.on(event, () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const show = (certificate: Certificate): void => {
    if (protocol !== 'http/1.1') (server as TlsServer).setSecureContext(certificate)
  }
  return {
    baseUrl: `${protocol === 'http/1.1' ? 'http' : 'https'}://localhost:${port}`,
    apiKey: sandbox.apiKey,
    versions: seen.versions,
    async leave() {
      // The `close` of an HTTP server would also end the connections that are kept.
      if (fault === 'refuse' || fault === 'vanish') Server.prototype.close.call(server)
      const bad = badCertificates.find((name) => name === fault)
      if (bad) show(certificates[bad])
      if (connection === 'fresh') for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => setTimeout(resolve, noticeMs))
    },
    async return() {
      seen.isBack = true
      show(good)
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

function createFor(protocol: Situation['protocol'], good: Certificate, answer: Answer): Server {
  if (protocol === 'http/1.1') return createServer(answer)
  if (protocol === 'http/1.1 over TLS') return createTlsServer(good, answer)
  return createSecureServer({ ...good, allowHTTP1: true }, (incoming, outgoing) =>
    // The response has the same methods as one of HTTP/1.1.
    answer(incoming, outgoing as unknown as ServerResponse),
  )
}
