import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ConnectionReset } from '../faults/connection-reset.ts'
import type { Serve, TextReply } from '../http/answer.ts'
import { defaultHost, defaultPort } from '../sandbox/assemble-sandbox.ts'

/** Where a sandbox listens. */
export interface ListenOptions {
  /** The port; 0 takes any free one. @default 4010 */
  readonly port?: number | undefined
  /** The address of the machine to listen at. @default '127.0.0.1', this machine only */
  readonly host?: string | undefined
}

/** A sandbox that listens on a port. */
export interface Listening {
  /** The address for `baseUrl`, such as `http://127.0.0.1:4010`. */
  readonly url: string
  /** Closes the port and every connection to it. */
  readonly close: () => Promise<void>
}

export async function listen(
  serve: Serve,
  { port = defaultPort, host = defaultHost }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    async fetch(request, env) {
      try {
        const reply = await serve(request, toAddress(env))
        if (reply instanceof Response) return reply
        send(env.outgoing as ServerResponse, reply)
        return RESPONSE_ALREADY_SENT
      } catch (error) {
        if (!(error instanceof ConnectionReset)) throw error
        env.incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    // Otherwise the adapter replaces the process's own Request and Response.
    overrideGlobalObjects: false,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A stream of events that has just ended gets to its reader as a whole.
    await new Promise((resolve) => setImmediate(resolve))
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
  return {
    url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    close,
  }
}

function send(outgoing: ServerResponse, { status, headers, text }: TextReply): void {
  const length = String(Buffer.byteLength(text ?? ''))
  outgoing.writeHead(status, { ...headers, 'Content-Length': length }).end(text ?? '')
}

function toAddress(env: {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } }
}): string {
  // A dual-stack socket shows IPv4 addresses in their IPv6 form.
  return (env.incoming.socket.remoteAddress ?? defaultHost).replace(/^::ffff:(?=\d+\.)/, '')
}
