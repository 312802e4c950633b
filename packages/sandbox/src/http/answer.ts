import { statusOf } from '../description/error-statuses.ts'
import { ApiFailure } from './api-failure.ts'
import type { ChunkStream } from './chunk-source.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Function that responds to a request. */
export type Serve = (request: IncomingRequest) => Promise<Reply>

/**
 * A response. A plain object is faster for a server to send than a `Response`, because creating a `Response` takes
 * longer than all other work for a request.
 */
export type Reply = Response | TextReply | StreamReply

/** A response whose body is a text, or which has no body. */
export interface TextReply {
  readonly status: number
  /** The response headers. No two names differ only in case. */
  readonly headers: Record<string, string>
  readonly text: string | null
}

/** A response whose body is a stream of events. A server writes the events without reading the stream. */
export interface StreamReply {
  readonly status: number
  /** The response headers. No two names differ only in case. */
  readonly headers: Record<string, string>
  readonly stream: ChunkStream
}

/** A response with a JSON body, before it is converted to a `Reply`. */
export interface PlainResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * Returns the error response for a thrown value. A value that is not an `ApiFailure` is a bug of the sandbox, and the
 * response says so.
 */
export function toErrorResponse(error: unknown): PlainResponse {
  if (!(error instanceof ApiFailure))
    return toFaultResponse(error instanceof Error ? error.message : String(error))
  const { code, message, errors } = error
  return {
    status: statusOf(code),
    body: { error: { code, message, ...(errors && { errors }) } },
  }
}

/** Returns a response with status 500 that describes a bug of the sandbox. */
export function toFaultResponse(reason: string): PlainResponse {
  return {
    status: 500,
    body: { error: { code: 'INTERNAL_ERROR', message: `Fault of the sandbox: ${reason}` } },
  }
}

/** Converts a `PlainResponse` to a reply, with its body as JSON text. */
export function toReply({ status, headers, body }: PlainResponse): TextReply {
  return body === undefined
    ? { status, headers: { ...headers, 'Content-Length': '0' }, text: null }
    : { status, headers: { ...headers, 'Content-Type': 'application/json' }, text: JSON.stringify(body) }
}

/** Converts a reply to a `Response`. */
export function toResponse(reply: Reply): Response {
  if (reply instanceof Response) return reply
  const { status, headers } = reply
  return new Response('stream' in reply ? reply.stream : reply.text, { status, headers })
}

/** Sets headers of a reply; existing values are replaced. */
export function setHeaders(reply: Reply, headers: Readonly<Record<string, string>>): void {
  if (!(reply instanceof Response)) Object.assign(reply.headers, headers)
  else for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
}

/** Returns a header of a reply; null if it has none of this name. */
export function getHeader({ headers }: Reply, name: string): string | null {
  return headers instanceof Headers ? headers.get(name) : (headers[name] ?? null)
}

/** Returns an HTML page, as a proxy or a gateway sends it. */
export function toPage(status: number, title: string): TextReply {
  const text = `<!doctype html><title>${title}</title><p>This page comes from the sandbox, in place of a response.</p>`
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, text }
}
