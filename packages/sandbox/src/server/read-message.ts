import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { readText } from './read-text.ts'

/**
 * A request whose beginning Node has read. It does not become a `Request`: making one takes longer than responding.
 * Throws a `TypeError` when its address is none.
 */
export function readMessage(message: IncomingMessage, outgoing: ServerResponse): IncomingRequest {
  const { method = 'GET', headers, url = '/', socket } = message
  const { pathname, search } = readTarget(url)
  let signal: AbortSignal | undefined
  return {
    method,
    pathname,
    search,
    host: headers.host ?? '',
    // A dual-stack socket shows IPv4 addresses in their IPv6 form.
    address: (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, ''),
    get signal() {
      return (signal ??= abortWithConnection(outgoing))
    },
    header(name) {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
    readText: (mostBytes) => readText(message, mostBytes),
  }
}

function readTarget(target: string): { readonly pathname: string; readonly search: string } {
  // Of these characters a URL changes nothing.
  if (/^\/[\w/-]*$/.test(target)) return { pathname: target, search: '' }
  return new URL(target.startsWith('/') ? `http://localhost${target}` : target)
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
