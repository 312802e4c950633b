import type { ErrorResponse } from '@hostwright/types'
import { ApiError } from '../errors/api-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { parseRateLimit, parseRetryAfter } from './rate-limit.ts'

/** An answer that is no success, and what its error is made with. */
export interface FailedAnswer {
  readonly response: Response
  readonly text: string
  readonly operation: string
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  readonly now: number
  readonly redact: (text: string) => string
}

/** The error that stands for an answer: an {@link ApiError} where the API spoke, else an {@link UnexpectedResponseError}. */
export function toError(answer: FailedAnswer): HostwrightError {
  const { response, text, operation, now, redact } = answer
  const error = response.status >= 400 ? parseErrorBody(text) : undefined
  if (error !== undefined) {
    return new ApiError({
      status: response.status,
      code: error.code,
      message: redact(error.message),
      details: (error.errors ?? []).map(redact),
      operation,
      retryAfterMs: parseRetryAfter(response.headers, now),
      rateLimit: parseRateLimit(response.headers, now),
    })
  }
  return new UnexpectedResponseError({
    operation,
    status: response.status,
    contentType: response.headers.get('Content-Type'),
    problem: problemOf(response),
    snippet: redact(text).slice(0, 120),
  })
}

function parseErrorBody(text: string): ErrorResponse['error'] | undefined {
  try {
    const { error } = JSON.parse(text) as Partial<ErrorResponse>
    return typeof error?.code === 'string' && typeof error.message === 'string' ? error : undefined
  } catch {
    return undefined
  }
}

function problemOf({ status, type }: Response): string {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return 'A redirect came instead of an answer; it was not followed'
  }
  if (status >= 400) return 'An error came without the API’s error body'
  return 'A success came that is not what the description says'
}
