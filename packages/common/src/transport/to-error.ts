import { ApiError } from '../errors/api-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import { parseErrorBody } from './parse-error-body.ts'
import { parseRateLimit, parseRetryAfter } from './rate-limit.ts'
import type { Redact } from './redact.ts'

/** An answer that is no success, and what its error is made with. */
export interface FailedAnswer {
  readonly response: Response
  /** The body; `undefined` when it was too large to be read. */
  readonly text: string | undefined
  readonly maxBytes: number
  readonly operation: string
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  readonly now: number
  readonly redact: Redact
}

/** The error that stands for an answer: an {@link ApiError} where the API spoke, else an {@link UnexpectedResponseError}. */
export function toError(answer: FailedAnswer): HostwrightError {
  const { response, text = '', operation, now, redact } = answer
  const { status, headers } = response
  const error = status >= 400 ? parseErrorBody(text, redact) : undefined
  const retryAfterMs = parseRetryAfter(headers, now)
  if (error !== undefined) {
    return new ApiError({
      ...error,
      status,
      operation,
      retryAfterMs,
      rateLimit: parseRateLimit(headers, now),
    })
  }
  const contentType = headers.get('Content-Type')
  return new UnexpectedResponseError({
    operation,
    status,
    contentType: contentType && redact(contentType, 100),
    problem: problemOf(answer),
    snippet: redact(text, 120),
    retryAfterMs,
  })
}

function problemOf({ response: { status, type }, text, maxBytes }: FailedAnswer): string {
  if (text === undefined)
    return `The answer is larger than ${maxBytes} bytes (maxResponseBytes), so it was not read`
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return 'A redirect came instead of an answer; it was not followed'
  }
  if (status >= 400) return 'An error came without the API’s error body'
  return 'A success came that is not what the description says'
}
