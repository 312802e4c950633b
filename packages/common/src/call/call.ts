import type { Answer } from './answer.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

/**
 * One call of an operation, with all data that the layers of the transport (retries, pacing, timeouts and others) need.
 */
export interface Call {
  /** Method and route template, such as `GET /v1/vps/servers/{uuid}`, without identifiers. */
  readonly operation: string
  /** Values of the path parameters. They appear only in errors that are thrown to the caller, not in logs. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly request: Outgoing
  /** The signal that aborts the call. For the layers below `withTimeout`, the timeout aborts it too. */
  readonly signal: AbortSignal | undefined
  /** Timeout of one attempt, including its body, in milliseconds. */
  readonly timeoutMs: number
  /** The call's deadline, in milliseconds on the monotonic clock. */
  readonly deadlineAt: number
  /** The priority `wait` marks a poll: other calls are sent before it. */
  readonly priority?: Priority | undefined
  /** Whether an order may be retried with the same Idempotency-Key if its outcome is unknown. */
  readonly resend?: boolean | undefined
  /** Number of attempts that were made before this one. */
  readonly resends?: number | undefined
  /** Called after each attempt of the call, unless it was aborted. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Smallest time between the start of an attempt and the call's deadline, in milliseconds. */
  readonly minimumMs?: number | undefined
  /**
   * Records the requests and responses of this call directly at the network, below retries and timeouts. Only orders
   * and their dry runs use it.
   */
  readonly wire?: Wire | undefined
  /** Called directly before an attempt is sent. */
  readonly onSend?: (() => void) | undefined
  /** Called when a part of the response has arrived: its headers, or some of its body. */
  readonly onArrival?: (() => void) | undefined
  /** Called when the status and the headers of a response have arrived. */
  readonly onResponse?: ((response: Response) => void) | undefined
  /**
   * Parses a response in place of the default parser. Only `client.fetch` sets it, because it returns error responses
   * instead of throwing them.
   */
  readonly parse?: ParseResponse | undefined
}

/** A request as plain data, which every attempt can use; a `Request` object can be sent only once. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  /** The request headers; their names are in lower case. */
  readonly headers: Record<string, string>
  readonly body?: string | undefined
}

/** Parses a response and its body text. Returns `undefined` if the response is not a success of the API. */
export type ParseResponse = (response: Response, text: string) => Answer<unknown> | undefined

/** Executes a call and returns its parsed response. */
export type Send = (call: Call) => Promise<Answer<unknown>>

/** One behaviour of the transport, such as retrying, wrapped around the layers below it. */
export type Layer = (next: Send) => Send
