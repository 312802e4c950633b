import { withoutUndefined } from '../errors/without-undefined.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

/** Options that every method of the SDK takes as its last parameter. */
export interface CallOptions {
  /** Aborts the call and any wait in it. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Timeout of one attempt, including its body, in milliseconds. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /** Deadline of the call with all its attempts, in milliseconds. @default the client's `deadlineMs` */
  readonly deadlineMs?: number | undefined
  /**
   * Called after each attempt with its status, code, pause and reason. Errors have the same list as
   * `attempts`. An error that it throws does not change the call.
   */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Additional request headers. They cannot replace `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Instructions to the transport that are not part of the request. */
export interface CallContext extends Pick<CallOptions, 'timeoutMs' | 'deadlineMs' | 'onAttempt'> {
  /** `wait` for a poll, which lets other calls go first. */
  readonly priority?: Priority | undefined
  /**
   * Whether an order may be retried with the same Idempotency-Key if its outcome is unknown. @default false
   */
  readonly resend?: boolean | undefined
  /** Least time before the deadline with which an attempt still begins, in milliseconds. @default 0 */
  readonly minimumMs?: number | undefined
  /**
   * Records what leaves and arrives at the network's edge. Only orders use it. @default nothing is recorded
   */
  readonly wire?: Wire | undefined
}

/** Call options in the form that openapi-fetch's methods take: spread it into their `init`. */
export interface CallInit {
  /** Aborts the call and any wait in it. */
  signal?: AbortSignal
  /** Additional request headers. They cannot replace `Authorization`. */
  headers?: Record<string, string>
  /** The options for which openapi-fetch has no property of its own. */
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
