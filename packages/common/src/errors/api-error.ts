import type { ErrorCode } from '@hostwright/types'
import { errorName, HostwrightError } from './hostwright-error.ts'

/** What the `X-RateLimit-*` response headers said. A header that was absent is `undefined`. */
export interface RateLimit {
  /** Requests a minute that the account has. */
  readonly limit?: number | undefined
  /** Requests left in the current minute. */
  readonly remaining?: number | undefined
  /** When the minute's count starts again, on the API's clock. */
  readonly resetAt?: Date | undefined
  /** Requests that may be in progress at the same time. */
  readonly concurrentLimit?: number | undefined
  /** Requests that may still be added to those in progress. */
  readonly concurrentRemaining?: number | undefined
}

/** What an {@link ApiError} is made from. */
export interface ApiErrorInit {
  /** The HTTP status. */
  readonly status: number
  /** The API's error code. */
  readonly code: ErrorCode
  /** The API's message, to which the error adds code, operation and status. */
  readonly message: string
  /** The violations of a `VALIDATION_ERROR`; empty for other codes. */
  readonly details: readonly string[]
  /** Method and path template of the call. */
  readonly operation: string
  /** How long the API asked to wait before the next attempt, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** The rate limits that the response told. */
  readonly rateLimit: RateLimit
}

/**
 * The API rejected the call or failed in it, and said so with its error body.
 * Branch on `code`; use {@link isApiError} to narrow it.
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends HostwrightError {
  /** The HTTP status. */
  declare readonly status: number
  /**
   * The API's error code, such as `PROTECTED`; {@link ErrorCode} lists what each means. A code that this version does
   * not list comes as the API sent it: have a `default` that goes by `status`.
   */
  declare readonly code: Code
  /** The violations that a `VALIDATION_ERROR` lists, at most 50 of at most 300 characters; empty for other codes. */
  declare readonly details: readonly string[]
  /** How long the API asked to wait before the next attempt, in milliseconds (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined
  /** The rate limits as this response told them. */
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

/** A sentence that goes on. */
function withoutStop(text: string): string {
  return text.replace(/[.:\s]+$/, '')
}

/**
 * Whether `error` is an {@link ApiError}, and, when codes are given, one of those. A code that does not exist does not
 * compile. Without codes, name the operation, and a `switch` on `code` completes with those that it can end with.
 *
 * @example if (isApiError(error, 'CAPACITY_UNAVAILABLE')) console.log('Another plan may be available.')
 * @example if (isApiError<OperationErrorCode<'orderVps'>>(error)) switch (error.code) { case 'PAYMENT_REQUIRED': }
 */
export function isApiError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError<Code> {
  if (errorName(error) !== 'ApiError') return false
  return codes.length === 0 || (codes as readonly string[]).includes((error as ApiError).code)
}
