import type { TransportConfig } from './transport-config.ts'
import { ApiError } from '../errors/api-error.ts'
import type { HostwrightError } from '../errors/hostwright-error.ts'
import { UnexpectedResponseError } from '../errors/unexpected-response-error.ts'
import type { Call } from '../call/call.ts'
import { parseErrorBody } from './parse-error-body.ts'
import { parseRateLimit, parseRetryAfter } from './rate-limit.ts'
import { createRedactor } from './redact.ts'

/**
 * The error that stands for a response that is no success: an {@link ApiError} where the API spoke, else an
 * {@link UnexpectedResponseError}. The body is `undefined` when it was too large to be read.
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
  let problem = 'A success came that is not what the description says'
  if (type === 'opaqueredirect' || status >= 300) problem = 'A redirect came, which was not followed'
  if (status >= 400) problem = 'An error came without the API’s error body'
  if (body === undefined) problem = `The response is larger than ${maxResponseBytes} bytes (maxResponseBytes)`
  return new UnexpectedResponseError({
    ...told,
    contentType: contentType && redact(contentType, 100),
    problem,
    snippet: redact(body ?? '', 120),
  })
}
