import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'

/** Options that every method of the SDK takes as its last parameter. */
export interface CallOptions {
  /** Aborts the call and any wait in it. The call then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined
  /** The time one attempt may take, its body included, in milliseconds. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /** The time the call may take with all its attempts, in milliseconds. @default the client's `deadlineMs` */
  readonly deadlineMs?: number | undefined
  /**
   * Told each attempt as it ended: status, code, pause and reason. Errors have the list as `attempts`. What it
   * throws changes no outcome.
   */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Further request headers. They cannot replace `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What the transport wants to know of a call beside its request. */
export interface CallContext extends Pick<CallOptions, 'timeoutMs' | 'deadlineMs' | 'onAttempt'> {
  readonly priority?: Priority | undefined
  readonly resend?: boolean | undefined
  readonly minimumMs?: number | undefined
  readonly sendUntil?: number | undefined
  readonly onSend?: (() => void) | undefined
}

/** Call options in the form that openapi-fetch's methods take: spread it into their `init`. */
export interface CallInit {
  signal?: AbortSignal
  headers?: Record<string, string>
  context?: CallContext
}

/**
 * Turns call options into an openapi-fetch `init`, for calls through `client.api`.
 *
 * @example await client.api.GET('/v1/me', toInit({ timeoutMs: 5_000 }))
 */
export function toInit(options: CallOptions & CallContext = {}): CallInit {
  const init: CallInit = { context: options }
  if (options.signal !== undefined) init.signal = options.signal
  if (options.headers !== undefined) init.headers = { ...options.headers }
  return init
}
