import { withoutUndefined } from '../errors/without-undefined.ts'
import type { Priority } from './priority.ts'
import type { Attempt } from '../errors/attempt.ts'
import type { Wire } from './wire.ts'

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
  /** `wait` for a read of a wait, which lets calls of the user go first. */
  readonly priority?: Priority | undefined
  /** Whether an order may be retried with the same Idempotency-Key when its outcome is unknown. @default false */
  readonly resend?: boolean | undefined
  /** The time that must be left before the deadline for an attempt to begin, in milliseconds. @default 0 */
  readonly minimumMs?: number | undefined
  /** Records what happens at the network's edge. Only orders have one. @default nothing is recorded */
  readonly wire?: Wire | undefined
}

/** Call options in the form that openapi-fetch's methods take: spread it into their `init`. */
export interface CallInit {
  /** Aborts the call and any wait in it. */
  signal?: AbortSignal
  /** Further request headers. They cannot replace `Authorization`. */
  headers?: Record<string, string>
  /** The other call options, which openapi-fetch has no place for. */
  context?: CallContext
}

/**
 * Turns call options into an openapi-fetch `init`, for calls through `client.api`.
 *
 * @example await client.api.GET('/v1/me', toInit({ timeoutMs: 5_000 }))
 */
export function toInit(options: CallOptions & CallContext = {}): CallInit {
  const { signal, headers } = options
  return withoutUndefined({ context: options, signal, headers }) as CallInit
}
