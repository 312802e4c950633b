import type { ErrorCode } from '@hostwright/types'
import { errorName, HostwrightError } from './hostwright-error.ts'

/** What the `X-RateLimit-*` headers of an answer said. A header that was absent is `undefined`. */
export interface RateLimit {
  /** Requests a minute that the account has. */
  readonly limit?: number | undefined
  /** Requests left in the current minute. */
  readonly remaining?: number | undefined
  /** When the minute's count starts again, on the API's clock. */
  readonly resetAt?: Date | undefined
  /** Requests that may be under way at the same time. */
  readonly concurrentLimit?: number | undefined
  /** Requests that may still be added to those under way. */
  readonly concurrentRemaining?: number | undefined
}

/** What an {@link ApiError} is made from. */
export interface ApiErrorInit {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
  readonly details: readonly string[]
  readonly operation: string
  readonly retryAfterMs: number | undefined
  readonly rateLimit: RateLimit
}

/**
 * The API refused the call or failed in it, and said so with its error body.
 * Branch on `code`; use {@link isApiError} to narrow it.
 */
export class ApiError extends HostwrightError {
  /** The HTTP status. */
  declare readonly status: number
  /** The API's error code, such as `PROTECTED`. Codes unknown to this version pass through as they came. */
  declare readonly code: ErrorCode
  /** The violations that a `VALIDATION_ERROR` lists, at most 50 of at most 300 characters; empty for other codes. */
  declare readonly details: readonly string[]
  /** How long the API asked to wait before the next attempt, in milliseconds (`Retry-After`). */
  declare readonly retryAfterMs: number | undefined
  /** The rate limits as this answer told them. */
  declare readonly rateLimit: RateLimit
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
 * Whether `error` is an {@link ApiError}, and, when codes are given, one of those.
 *
 * @example if (isApiError(error, 'CAPACITY_UNAVAILABLE')) console.log('Another plan may be available.')
 */
export function isApiError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code } {
  if (errorName(error) !== 'ApiError') return false
  return codes.length === 0 || (codes as readonly string[]).includes((error as ApiError).code)
}
