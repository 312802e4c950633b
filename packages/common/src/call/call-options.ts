import { withoutUndefined } from '../errors/without-undefined.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

/** Options of the methods that send requests, which take them as the last parameter. */
export interface CallOptions {
  /**
   * Aborts the call, including its waits for a slot and for a retry. The call then rejects with the signal's reason, or
   * with an `OrderOutcomeUnknownError` if an order was sent already.
   */
  readonly signal?: AbortSignal | undefined
  /** Timeout of one attempt, including its body, in milliseconds. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /** Deadline of the call with all its attempts, in milliseconds. @default the client's `deadlineMs` */
  readonly deadlineMs?: number | undefined
  /**
   * Called after each attempt, unless it was aborted, with its status, error code, the pause before the next attempt,
   * and why the call was retried or not. An error has the same list as `attempts`. If this function throws, the call
   * goes on.
   */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Additional request headers. They cannot replace `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Instructions for the transport that are not sent to the API. */
export interface CallContext extends Pick<CallOptions, 'timeoutMs' | 'deadlineMs' | 'onAttempt'> {
  /** The priority `wait` marks a poll: other calls are sent before it. */
  readonly priority?: Priority | undefined
  /** Whether an order may be retried with the same Idempotency-Key if its outcome is unknown. @default false */
  readonly resend?: boolean | undefined
  /** Smallest time between the start of an attempt and the call's deadline, in milliseconds. @default 0 */
  readonly minimumMs?: number | undefined
  /**
   * Records the requests and responses of the call directly at the network, below retries and timeouts. Only orders and
   * their dry runs use it. @default nothing is recorded
   */
  readonly wire?: Wire | undefined
}

/** Call options in the form that openapi-fetch's methods take: spread it into their `init`. */
export interface CallInit {
  /** Aborts the call and any wait in it. */
  signal?: AbortSignal
  /** Additional request headers. They cannot replace `Authorization`. */
  headers?: Record<string, string>
  /** Call options for which openapi-fetch has no property of its own. */
  context?: CallContext
}

/**
 * Converts call options to the `init` of openapi-fetch, for calls through `client.api`.
 *
 * @example await client.api.GET('/v1/me', toInit({ timeoutMs: 5_000 }))
 */
export function toInit(options: CallOptions & CallContext = {}): CallInit {
  const { signal, headers } = options
  return withoutUndefined({ context: options, signal, headers }) as CallInit
}
