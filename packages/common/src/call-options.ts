/** Options that every method of the SDK takes as its last parameter. */
export interface CallOptions {
  /** Aborts the call and any wait in it. The call then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined
  /** The time one attempt may take, its body included, in milliseconds. @default the client's `timeoutMs` */
  readonly timeoutMs?: number | undefined
  /** The time the call may take with all its attempts, in milliseconds. @default the client's `deadlineMs` */
  readonly deadlineMs?: number | undefined
  /** Further request headers. They cannot replace `Authorization`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** The limits of one call. openapi-fetch puts init keys it does not know on the request, where the client finds them. */
export interface CallLimits {
  readonly timeoutMs?: number | undefined
  readonly deadlineMs?: number | undefined
}

/** Call options in the form that openapi-fetch's methods take: spread it into their `init`. */
export interface CallInit {
  signal?: AbortSignal
  headers?: Record<string, string>
  limits?: CallLimits
}

/**
 * Turns call options into an openapi-fetch `init`, for calls through `client.api`.
 *
 * @example await client.api.GET('/v1/me', toInit({ timeoutMs: 5_000 }))
 */
export function toInit(options: CallOptions = {}): CallInit {
  const init: CallInit = { limits: { timeoutMs: options.timeoutMs, deadlineMs: options.deadlineMs } }
  if (options.signal !== undefined) init.signal = options.signal
  if (options.headers !== undefined) init.headers = { ...options.headers }
  return init
}
