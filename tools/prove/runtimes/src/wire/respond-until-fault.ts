import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, type Http2ServerRequest } from 'node:http2'
import { text } from 'node:stream/consumers'
import type { Sandbox } from '@hostwright/sandbox'
import type { Situation } from '../../program/wire/situation.ts'

export type Incoming = IncomingMessage | Http2ServerRequest

/** Requests that a gateway has read, and whether its fault is over. */
export interface Seen {
  /** HTTP versions of the orders that were read before the fault was over, without dry runs. */
  readonly versions: string[]
  isBack: boolean
}

// A page of a browser is of another origin.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}

/** Passes a request on to a sandbox and returns its response. An order gets no response, but the fault of its situation. */
export async function respondUntilFault(
  { executes, fault }: Situation,
  sandbox: Sandbox,
  seen: Seen,
  incoming: Incoming,
  outgoing: ServerResponse,
): Promise<void> {
  const { method, headers } = incoming
  const respond = (status: number, body?: string, more?: object): void => {
    outgoing.writeHead(status, { ...more, ...cors })
    outgoing.end(body)
  }
  if (method === 'OPTIONS') return respond(204)
  const body = await text(incoming)
  if (method === 'POST' && fault === 'length-required' && headers['content-length'] === undefined)
    return respond(411, '<h1>Length Required</h1>', { 'content-type': 'text/html' })
  const isFaulty = method === 'POST' && !body.includes('"dry_run":true') && !seen.isBack
  if (isFaulty) seen.versions.push(incoming.httpVersion)
  const response = !isFaulty || executes ? await sandbox.fetch(toRequest(incoming, sandbox, body)) : undefined
  if (isFaulty) return react(fault, incoming)
  respond(response!.status, await response!.text(), Object.fromEntries(response!.headers))
}

function toRequest({ method, url, headers }: Incoming, { baseUrl }: Sandbox, body: string): Request {
  const ofConnection = /^(:|host|connection|content-length|transfer-encoding)/
  const init = {
    method: method!,
    headers: Object.entries(headers)
      .filter(([name]) => !ofConnection.test(name))
      .map(([name, value]) => [name, String(value)] as [string, string]),
  }
  return new Request(new URL(url!, baseUrl), body === '' ? init : { ...init, body })
}

function react(fault: Situation['fault'], incoming: Incoming): void {
  if (fault === 'vanish') return
  const isHttp2 = 'stream' in incoming && incoming.httpVersion === '2.0'
  if (isHttp2 && fault === 'refused-stream') incoming.stream.close(constants.NGHTTP2_REFUSED_STREAM)
  else if (!isHttp2 && fault === 'reset') incoming.socket.resetAndDestroy()
  else endConnection(incoming)
}

/** Ends the connection of a request. */
export function endConnection(incoming: Incoming): void {
  if ('stream' in incoming && incoming.httpVersion === '2.0') incoming.stream.session?.destroy()
  else incoming.socket.destroy()
}
