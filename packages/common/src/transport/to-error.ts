import type { TransportConfig } from './transport-config.ts'
import { ApiError } from '../errors/api-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import type { Call } from '../call/call.ts'
import { parseRateLimit, parseRetryAfter } from './rate-limit.ts'
import { createRedactor, type Redact, showText } from './redact.ts'
import type { ErrorCode } from '@hostwright/types'

/**
 * Returns the error for a response that is not a success: an {@link ApiError} if the status is 400 or above and the
 * body is an error body of the API, else an {@link UnexpectedResponseError}. `body` is `undefined` if it was too large
 * to be read.
 */
export function toError(
  { operation, request }: Call,
  response: Response,
  body: string | undefined,
  { maxResponseBytes, platform }: Pick<TransportConfig, 'maxResponseBytes' | 'platform'>,
): HostwrightError {
  const { status, headers, type } = response
  const redact = createRedactor(request)
  const now = platform.now()
  const told = { operation, status, retryAfterMs: parseRetryAfter(headers, now) }
  const error = status >= 400 ? parseErrorBody(body ?? '', redact) : undefined
  if (error !== undefined) return new ApiError({ ...error, ...told, rateLimit: parseRateLimit(headers, now) })
  const contentType = headers.get('Content-Type')
  let problem = 'The response is a success that the description does not allow'
  if (type === 'opaqueredirect' || status >= 300)
    problem = 'The response is a redirect, which was not followed'
  if (status >= 400) problem = 'The response is an error without the API’s error body'
  if (body === undefined) problem = `The response is larger than ${maxResponseBytes} bytes (maxResponseBytes)`
  return new UnexpectedResponseError({
    ...told,
    contentType: contentType && redact(contentType, 100),
    problem,
    snippet: redact(body ?? '', 120),
  })
}

/** Properties of the API's error body, shortened and without secrets. */
interface ErrorBody {
  readonly code: ErrorCode
  readonly message: string
  readonly details: readonly string[]
}

/** Parses an error body, whose properties may have any type; returns `undefined` if the body has no error code. */
function parseErrorBody(text: string, redact: Redact): ErrorBody | undefined {
  try {
    const { error } = JSON.parse(text) as { error: Record<string, unknown> }
    const code = showText(error['code'], redact, 100)
    const message = showText(error['message'], redact, 1_000) ?? 'The API gave no message'
    // An error code that this version of the package does not know is passed on unchanged.
    return code
      ? { code: code as ErrorCode, message, details: toDetails(error['errors'], redact) }
      : undefined
  } catch {
    return undefined // the body is not JSON, or its `error` is not an object
  }
}

/** Returns the violations as texts. If they are grouped by property, each begins with the property's name. */
function toDetails(errors: unknown, redact: Redact): string[] {
  const list = (typeof errors === 'string' ? [errors] : Object(errors)) as object
  return Object.entries(list)
    .slice(0, 50)
    .map(([field, value]: [string, unknown]) => {
      const { message = value } = (value ?? {}) as { message?: unknown }
      const detail = typeof message === 'string' ? message : JSON.stringify(message)
      return redact(Array.isArray(list) ? detail : `${field}: ${detail}`, 300)
    })
}
