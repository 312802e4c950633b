import type { ErrorCode } from '@hostwright/types'
import { HostwrightError, isHostwrightError } from './hostwright-error.ts'

/** Rate limits that a response states in its `X-RateLimit-*` headers. A property without its header is `undefined`. */
export interface RateLimit {
  /** Number of requests that the API allows per minute. */
  readonly limit?: number | undefined
  /** Requests left in the current minute. */
  readonly remaining?: number | undefined
  /** End of the current minute, on the API's clock. */
  readonly resetAt?: Date | undefined
  /** Requests that can be in progress at the same time. */
  readonly concurrentLimit?: number | undefined
  /** Number of requests that can be in progress in addition to the current ones. */
  readonly concurrentRemaining?: number | undefined
}

/** Properties of an {@link ApiError}. */
export interface ApiErrorInit {
  /** The HTTP status. */
  readonly status: number
  /** The API's error code. */
  readonly code: ErrorCode
  /** The API's message. The error's message adds the code, the details, the pause, the operation and the status. */
  readonly message: string
  /** The violations that the error body lists, as for a `VALIDATION_ERROR`; empty if it lists none. */
  readonly details: readonly string[]
  /** Method and route template of the call, such as `POST /v1/vps/servers/{uuid}/power/stop`. */
  readonly operation: string
  /** Pause before the next attempt that the API asked for (`Retry-After`), in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** The rate limits of the response. */
  readonly rateLimit: RateLimit
}

/**
 * An error response of the API, with its error body. The client itself throws one with `UNAUTHORIZED`, without a
 * request, for a key that the API rejected before. Branch on `code`; use {@link isApiError} to narrow it.
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends HostwrightError {
  /** The HTTP status. */
  declare readonly status: number
  /**
   * The API's error code, such as `PROTECTED`; {@link ErrorCode} describes each code. A code that this version does not
   * know is passed on unchanged, so end a `switch` with a `default` that uses `status`.
   */
  declare readonly code: Code
  /**
   * The violations that the error body lists, as for a `VALIDATION_ERROR`: at most 50 of at most 300 characters each.
   * Empty if it lists none.
   */
  declare readonly details: readonly string[]
  /** Pause before the next attempt that the API asked for (`Retry-After`), in milliseconds. */
  declare readonly retryAfterMs: number | undefined
  /** The rate limits of this response. */
  declare readonly rateLimit: RateLimit
  /** The operation that was called, such as `POST /v1/vps/servers/{uuid}/power/stop`. */
  declare readonly operation: string

  constructor(init: ApiErrorInit) {
    const { code, message, details, operation, status, retryAfterMs } = init
    const text = [withoutStop(message), details.map(withoutStop).join('; ')].filter(Boolean).join(': ')
    const pause = retryAfterMs === undefined ? '' : `. Try again in ${Math.ceil(retryAfterMs / 1000)} s`
    super('ApiError', `[${code}] ${text}${pause} (${operation}, ${status})`, { ...init })
  }
}

/** Removes full stops, colons and spaces at the end of a message, because more text follows in the sentence. */
function withoutStop(text: string): string {
  return text.replace(/[.:\s]+$/, '')
}

/**
 * Whether `error` is an {@link ApiError} and, if codes are given, has one of these codes. A misspelled code does not
 * compile. With an operation's codes as the type argument, an editor completes a `switch` on `code`.
 *
 * @example if (isApiError(error, 'CAPACITY_UNAVAILABLE')) console.log('Another plan may be available.')
 * @example if (isApiError<OperationErrorCode<'orderVps'>>(error)) switch (error.code) { case 'PAYMENT_REQUIRED': }
 */
export function isApiError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code> {
  if (!isHostwrightError(error) || error.name !== 'ApiError') return false
  const { status, code } = error as ApiError
  if (typeof status !== 'number' || typeof code !== 'string') return false
  return codes.length === 0 || (codes as readonly string[]).includes(code)
}
