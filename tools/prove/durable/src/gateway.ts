import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Sandbox } from '@hostwright/sandbox'

/** A moment of a request: before the API executes it, or after that and before the response leaves. */
export interface Boundary {
  readonly when: 'before' | 'after'
  /** Method and path without identifiers. */
  readonly call: string
}

/** A port in front of the sandbox that belongs to one worker, and so identifies the sender of a request. */
export interface Gateway {
  readonly url: string
  close(): Promise<void>
}

/** Opens a gateway. If `reach` returns true, the worker was killed, and the gateway drops the rest of the request. */
export async function openGateway(
  sandbox: Sandbox,
  reach: (boundary: Boundary) => Promise<boolean>,
): Promise<Gateway> {
  const server = createServer((request, response) => void forward(request, response))

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const call = `${method} ${url.replace(/\?.*/, '').replaceAll(/\/[0-9a-f-]{36}|\/\d+/g, '/{}')}`
    const body = await readBody(request)
    if (body === undefined || (await reach({ when: 'before', call: toCall(call, body) }))) return
    const headers = Object.entries(request.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    const init = { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) }
    const reply = await sandbox.fetch(new Request(`http://${request.headers.host}${url}`, init))
    const bytes = Buffer.from(await reply.arrayBuffer())
    if (await reach({ when: 'after', call: toCall(call, body) })) return
    response.writeHead(reply.status, [...reply.headers].flat())
    response.end(bytes)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Names the call of a request. The dry run of an order is a call of its own. */
function toCall(call: string, body: Buffer): string {
  return body.includes('"dry_run":true') ? `${call} (dry run)` : call
}

/** Reads a request body; `undefined` if the sender died in the middle. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part as Buffer)
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}
