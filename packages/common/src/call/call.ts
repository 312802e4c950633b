import type { Answer } from './answer.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

/** One call of an operation, with all that the layers need to know of it. */
export interface Call {
  /** Method and route template, such as `GET /v1/vps/servers/{uuid}`: says what was called, never on what. */
  readonly operation: string
  /** The values in the path of what was called. Only the caller's own errors show them. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly request: Outgoing
  /** The caller's own signal; below the timeout, one that it aborts too. */
  readonly signal: AbortSignal | undefined
  /** The time one attempt may take, its body included. */
  readonly timeoutMs: number
  /** The moment, on the monotonic clock, after which no further attempt begins and none goes on. */
  readonly deadlineAt: number
  /** Whether it is a read of a wait, which lets calls of the user go first. */
  readonly priority?: Priority | undefined
  /** Whether an order may be retried with the same Idempotency-Key when its outcome is unknown. */
  readonly resend?: boolean | undefined
  /** How many attempts went before this one. */
  readonly resends?: number | undefined
  /** Told each attempt as it ended. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** The time that must be left until the deadline for an attempt to begin. */
  readonly minimumMs?: number | undefined
  /** Records what happens at the network's edge. */
  readonly wire?: Wire | undefined
  /** Told that an attempt is about to leave. */
  readonly onSend?: (() => void) | undefined
  /** Told that a response has begun to come: its status and headers. */
  readonly onResponse?: ((response: Response) => void) | undefined
  /** Reads a response where what counts as a success is not what the description says. */
  readonly parse?: ParseResponse | undefined
}

/** A request as plain data: every attempt is made from it again, where a `Request` could be sent once. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  /** By their names in lower case. */
  readonly headers: Record<string, string>
  readonly body?: string | undefined
}

/** The response of a success, whose body is the text; `undefined` where it is none. */
export type ParseResponse = (response: Response, text: string) => Answer<unknown> | undefined

/** Carries a call out. */
export type Send = (call: Call) => Promise<Answer<unknown>>

/** One behaviour of the transport, put around the rest of it. */
export type Layer = (next: Send) => Send
