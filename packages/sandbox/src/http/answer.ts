import { statusOf } from '../description/error-statuses.ts'
import { ApiFailure } from './api-failure.ts'
import type { ChunkStream } from './chunk-source.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Responds to a request. */
export type Serve = (request: IncomingRequest) => Promise<Reply>

/**
 * A response, or a plain one that a server can send directly: creating a `Response` takes longer than
 * everything before it.
 */
export type Reply = Response | TextReply | StreamReply

/** A response whose body is a text, or which has none. */
export interface TextReply {
  readonly status: number
  /** Each by one name only. */
  readonly headers: Record<string, string>
  readonly text: string | null
}

/** A response whose body is a stream of events, which a server writes without reading the stream. */
export interface StreamReply {
  readonly status: number
  /** Each by one name only. */
  readonly headers: Record<string, string>
  readonly stream: ChunkStream
}

/** Any response, before it becomes a `Response`. */
export interface PlainResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * Returns the error response for a thrown value. Anything other than an `ApiFailure` is a bug of the sandbox,
 * and the response says so.
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

/** Returns a 500 that names the bug of the sandbox. */
export function toFaultResponse(reason: string): PlainResponse {
  return {
    status: 500,
    body: { error: { code: 'INTERNAL_ERROR', message: `Fault of the sandbox: ${reason}` } },
  }
}

/** The reply that a `PlainResponse` becomes. */
export function toReply({ status, headers, body }: PlainResponse): TextReply {
  return body === undefined
    ? { status, headers: { ...headers, 'Content-Length': '0' }, text: null }
    : { status, headers: { ...headers, 'Content-Type': 'application/json' }, text: JSON.stringify(body) }
}

/** A reply as a `Response`. */
export function toResponse(reply: Reply): Response {
  if (reply instanceof Response) return reply
  const { status, headers } = reply
  return new Response('stream' in reply ? reply.stream : reply.text, { status, headers })
}

/** Sets headers of a reply, in place of those that it has. */
export function setHeaders(reply: Reply, headers: Readonly<Record<string, string>>): void {
  if (!(reply instanceof Response)) Object.assign(reply.headers, headers)
  else for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
}

/** A header of a reply. */
export function getHeader({ headers }: Reply, name: string): string | null {
  return headers instanceof Headers ? headers.get(name) : (headers[name] ?? null)
}
