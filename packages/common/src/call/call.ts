import type { Answer } from './answer.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

/** One call of an operation, with everything that the layers of the transport read. */
export interface Call {
  /** Method and route template, such as `GET /v1/vps/servers/{uuid}`, without identifiers. */
  readonly operation: string
  /** Values of the path parameters. Only the errors that the caller gets show them. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly request: Outgoing
  /** The caller's signal. Below the timeout it is a signal that the timeout aborts as well. */
  readonly signal: AbortSignal | undefined
  /** Timeout of one attempt, including its body, in milliseconds. */
  readonly timeoutMs: number
  /** End of the call's deadline, on the monotonic clock. */
  readonly deadlineAt: number
  /** Whether the call is a poll, which lets other calls go first. */
  readonly priority?: Priority | undefined
  /** Whether an order may be retried with the same Idempotency-Key if its outcome is unknown. */
  readonly resend?: boolean | undefined
  /** Number of earlier attempts. */
  readonly resends?: number | undefined
  /** Called after each attempt. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Least time before the deadline with which an attempt still begins, in milliseconds. */
  readonly minimumMs?: number | undefined
  /** Records what leaves and arrives at the network's edge. */
  readonly wire?: Wire | undefined
  /** Called when an attempt is about to leave. */
  readonly onSend?: (() => void) | undefined
  /** Called when the status and the headers of a response have arrived. */
  readonly onResponse?: ((response: Response) => void) | undefined
  /**
   * Reads the response of a `client.fetch` call, which returns errors of the API instead of throwing them.
   */
  readonly parse?: ParseResponse | undefined
}

/**
 * A request as plain data. Each attempt builds a `Request` from it, because a `Request` can be sent only
 * once.
 */
export interface Outgoing {
  readonly url: string
  readonly method: string
  /** The request headers, by their names in lower case. */
  readonly headers: Record<string, string>
  readonly body?: string | undefined
}

/** A successful response with its body as text; `undefined` if it has none. */
export type ParseResponse = (response: Response, text: string) => Answer<unknown> | undefined

/** Executes a call. */
export type Send = (call: Call) => Promise<Answer<unknown>>

/** One behaviour of the transport, wrapped around the layers below it. */
export type Layer = (next: Send) => Send
